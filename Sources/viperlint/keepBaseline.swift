import LintReports
import Linter
import SourceText
import Workspace

/// `viperlint baseline write|prune`: nothing else writes a baseline. Each configuration in the tree has its own.
func keepBaseline(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var timings = Timings()
  let project = openProject(invocation, paths: Array(invocation.operands.dropFirst()), console)
  if soundRulebook(of: project, console) == nil { return .untrustworthy }
  if project.filter != nil || !project.isWhole {
    console.complain("a baseline covers whole folders: give folders, or no path")
    return .untrustworthy
  }
  let examination = examine(project, invocation, wantsMap: false, ignoresBaseline: true, timings: &timings, console)
  let fatal = examination.report.problems.filter(\.isFatal)
  for problem in fatal { console.complain(problem.line) }
  guard fatal.isEmpty else { return .untrustworthy }

  let isWriting = invocation.operands[0] == "write"
  let spokenOf = configurationsInScope(examination, project)
  let files = examination.baselines.filter { !$0.configurations.isDisjoint(with: spokenOf.all) }
  let kept = files.compactMap { file -> (file: BaselineFile, new: Baseline)? in
    let isOwn = !file.configurations.isDisjoint(with: spokenOf.own)
    return keep(file, examination, project, isWriting: isWriting, isOwn: isOwn).map { (file, $0) }
  }
  if kept.isEmpty {
    console.complain("there is no baseline at \(files.map { shown($0, project) }[0])")
    return .untrustworthy
  }
  if invocation.has(.dryRun) { return print(kept.map { encode($0.new) }.joined(), on: console) }
  for (file, baseline) in kept {
    if let problem = writeFileAtomically(encode(baseline).utf8, to: file.path) {
      console.complain("cannot write `\(shown(file, project))`: \(problem.reason)")
      return .untrustworthy
    }
    let before = file.baseline.map { " (before: \($0.findingCount))" } ?? ""
    console.say(
      "viperlint: \(shown(file, project)) holds \(counted(baseline.findingCount, "finding"))\(before)\(progress(baseline))\n"
    )
  }
  if invocation.has(.timings) { console.say(timings.text) }
  return .clean
}

/// The configurations that have a say in what a run speaks of: those of the folders that were given (of the whole tree
/// the first), and with them those further down.
private func configurationsInScope(_ examination: Examination, _ project: Project) -> (own: Set<Int>, all: Set<Int>) {
  let configurations = examination.configurations
  guard let scope = project.scope else { return ([0], Set(configurations.indices)) }
  var nearest = NearestConfigurations(configurations.map(\.folder))
  let own = Set(scope.map { nearest.configuration(above: realPath($0) ?? $0) })
  let below = examination.configurationOfFile.filter { project.isInScope($0.key) }.values
  return (own, own.union(below))
}

/// What becomes of a baseline; nil where there is none and nothing to write. Entries of files that this run does not
/// speak of stay.
///
/// - Parameter isOwn: a user that asks for a baseline gets this one, even without a finding to put into it.
private func keep(
  _ file: BaselineFile, _ examination: Examination, _ project: Project, isWriting: Bool, isOwn: Bool
) -> Baseline? {
  let isInScope = project.isInScope
  let all = examination.report.findings.filter { isInScope($0.place.path) }
  let findings = all.filter { file.configurations.contains(examination.configurationOfFile[$0.place.path] ?? 0) }
  // What was not read stays as it is, and is not taken for what has moved.
  func isSpokenOf(_ entry: Baseline.Entry) -> Bool {
    let path = entry.identity.path
    return file.isRead(path, project, examination.configurations) && isInScope(SlashPath.joined(file.folder, path))
  }
  let unread = (file.baseline?.entries ?? []).filter { !isSpokenOf($0) }
  var old = file.baseline
  old?.entries.removeAll { !isSpokenOf($0) }
  var baseline: Baseline
  if isWriting {
    // Where a tree has several configurations, those without findings need no baseline.
    if findings.isEmpty && file.baseline == nil && !(isOwn && all.isEmpty) { return nil }
    baseline = freeze(
      findings, as: shown(file, project), keeping: old, today: today(), home: { file.home(of: $0, project) },
      located: { file.located($0, project) })
  } else {
    guard let old else { return nil }
    baseline = prune(
      old, against: findings, home: { file.home(of: $0, project) }, located: { file.located($0, project) })
  }
  baseline.entries += unread
  baseline.entries.sort { $0.identity < $1.identity }
  baseline.continueWork(of: file.baseline, today: isWriting ? today() : nil)
  return baseline
}

/// `; 412 of 558 left since 2026-10-01`; nothing on the first day.
private func progress(_ baseline: Baseline) -> String {
  guard let begun = baseline.beginning, begun.findings > baseline.findingCount else { return "" }
  return "; \(baseline.findingCount) of \(begun.findings) left since \(begun.day)"
}

private func shown(_ file: BaselineFile, _ project: Project) -> String {
  shownPath(file.path, from: project.selection.workingDirectory)
}
