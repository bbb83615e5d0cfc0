import Linter
import SourceText
import Workspace

/// `viperlint baseline write|prune`: nothing else writes a baseline.
func keepBaseline(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var timings = Timings()
  let project = openProject(invocation, paths: Array(invocation.operands.dropFirst()), console)
  if soundRulebook(of: project, console) == nil { return .untrustworthy }
  if project.filter != nil {
    console.complain("a baseline speaks of a whole project: give folders, or nothing")
    return .untrustworthy
  }
  let report = examine(project, invocation, wantsMap: false, ignoresBaseline: true, timings: &timings, console)
  let fatal = report.problems.filter(\.isFatal)
  for problem in fatal { console.complain((problem.place.map { $0.path + ": " } ?? "") + problem.message) }
  guard fatal.isEmpty else { return .untrustworthy }

  let shown = shownPath(project.baselinePath, from: project.selection.workingDirectory)
  let baseline: Baseline
  if invocation.operands[0] == "write" {
    baseline = freeze(report.findings, as: shown, keeping: project.baseline, located: project.pathFromRoot)
  } else {
    guard let old = project.baseline else {
      console.complain("there is no baseline at \(shown)")
      return .untrustworthy
    }
    baseline = prune(old, against: report.findings, located: project.pathFromRoot)
  }
  if invocation.has(.dryRun) { return print(encode(baseline), on: console) }
  if let problem = writeFileAtomically(encode(baseline).utf8, to: project.baselinePath) {
    console.complain("cannot write `\(shown)`: \(problem.reason)")
    return .untrustworthy
  }
  let before = (project.baseline?.entries ?? []).reduce(0) { $0 + $1.count }
  let now = baseline.entries.reduce(0) { $0 + $1.count }
  console.say(
    "viperlint: \(shown) holds \(now) findings" + (project.baseline == nil ? "" : " (before: \(before))") + "\n")
  if invocation.has(.timings) { console.say(timings.text) }
  return .clean
}
