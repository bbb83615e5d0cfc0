import LintReports
import Linter
import SourceText
import Workspace

/// `viperlint check --suppress REASON`: writes a comment above each finding that is reported, and then says what is
/// left. Which findings these are the other flags say: `--only`, `--since`, paths.
func suppress(_ project: Project, _ invocation: Invocation, _ console: Console, _ timings: inout Timings) -> ExitCode {
  let reason = invocation.value(.suppress) ?? ""
  guard saysWhy(reason), !reason.contains(where: \.isNewline) else {
    console.complain("--suppress needs a reason, in one line: --suppress \"moves into the interactor with #123\"")
    return .untrustworthy
  }
  let before = examine(project, invocation, wantsMap: false, timings: &timings, console)
  guard !before.report.problems.contains(where: \.isFatal) else {
    for problem in before.report.problems where problem.isFatal { console.complain(problem.line) }
    console.complain("nothing is written, because the run is incomplete")
    return .untrustworthy
  }
  // A finding may be reported because of what it speaks of; what is not asked about is not written to.
  let isChosen = project.choice ?? { _ in true }
  let findings = before.report.findings.filter { $0.standing == .active && isChosen($0.place.path) }
  let here = project.selection.workingDirectory
  var changed = 0
  for (path, found) in Dictionary(grouping: findings, by: \.place.path).sorted(by: { $0.key < $1.key }) {
    let absolute = SlashPath.joined(here, path)
    guard project.selection.overlay[absolute] == nil else {
      console.complain("`\(path)` is not read from its file, and nothing is written to it")
      continue
    }
    switch readFile(absolute) {
    case .failure(let problem): console.complain("cannot read `\(path)`: \(problem.reason)")
    case .success(let bytes):
      let new = addSuppressions(of: found, because: reason, to: bytes)
      if let problem = writeFileAtomically(new, to: absolute) {
        console.complain("cannot write `\(path)`: \(problem.reason)")
      } else {
        changed += 1
      }
    }
  }
  let after = examine(project, invocation, wantsMap: false, timings: &timings, console)
  let left = after.report.findings.count { $0.standing == .active && isChosen($0.place.path) }
  console.say(
    "viperlint: \(counted(findings.count - left, "finding")) suppressed in \(counted(changed, "file"))"
      + (left > 0 ? "; \(left) left, which a comment above the line does not reach" : "") + "\n")
  let hasArrived = deliver(after, of: project, invocation, console)
  return hasArrived ? ExitCode(after.report, isStrict: invocation.has(.strict)) : .untrustworthy
}
