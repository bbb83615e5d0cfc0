import Linter
import SourceText
import Workspace

/// `viperlint baseline write|prune`: nothing else writes a baseline. Each configuration in the tree has its own.
func keepBaseline(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var timings = Timings()
  let project = openProject(invocation, paths: Array(invocation.operands.dropFirst()), console)
  if soundRulebook(of: project, console) == nil { return .untrustworthy }
  if project.filter != nil {
    console.complain("a baseline speaks of a whole project: give folders, or nothing")
    return .untrustworthy
  }
  let examination = examine(project, invocation, wantsMap: false, ignoresBaseline: true, timings: &timings, console)
  let fatal = examination.report.problems.filter(\.isFatal)
  for problem in fatal { console.complain(problem.line) }
  guard fatal.isEmpty else { return .untrustworthy }

  let isWriting = invocation.operands[0] == "write"
  let kept = examination.baselines.compactMap { file -> (file: BaselineFile, new: Baseline)? in
    keep(file, examination, project, isWriting: isWriting).map { (file, $0) }
  }
  if kept.isEmpty {
    console.complain("there is no baseline at \(examination.baselines.map { shown($0, project) }[0])")
    return .untrustworthy
  }
  if invocation.has(.dryRun) { return print(kept.map { encode($0.new) }.joined(), on: console) }
  for (file, baseline) in kept {
    if let problem = writeFileAtomically(encode(baseline).utf8, to: file.path) {
      console.complain("cannot write `\(shown(file, project))`: \(problem.reason)")
      return .untrustworthy
    }
    let before = file.baseline.map { " (before: \(count($0)))" } ?? ""
    console.say(
      "viperlint: \(shown(file, project)) holds \(count(baseline)) finding\(count(baseline) == 1 ? "" : "s")\(before)\n"
    )
  }
  if invocation.has(.timings) { console.say(timings.text) }
  return .clean
}

/// What becomes of a baseline; nil where there is none and nothing to write. Entries of files that were not read stay.
private func keep(
  _ file: BaselineFile, _ examination: Examination, _ project: Project, isWriting: Bool
) -> Baseline? {
  let findings = examination.report.findings.filter {
    file.governors.contains(examination.governorOfFile[$0.place.path] ?? 0)
  }
  // What was not read stays as it is, and is not taken for what has moved.
  let unread = (file.baseline?.entries ?? []).filter {
    !file.isRead($0.identity.path, project, examination.governors)
  }
  var old = file.baseline
  let linesUnread = Set(unread.map(\.line))
  old?.entries.removeAll { linesUnread.contains($0.line) }
  var baseline: Baseline
  if isWriting {
    // Where a tree has several configurations, those without findings need no baseline.
    if findings.isEmpty && file.baseline == nil && !(file.governors.contains(0) && examination.report.findings.isEmpty)
    {
      return nil
    }
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
  return baseline
}

private func shown(_ file: BaselineFile, _ project: Project) -> String {
  shownPath(file.path, from: project.selection.workingDirectory)
}

private func count(_ baseline: Baseline) -> Int { baseline.entries.reduce(0) { $0 + $1.count } }
