import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint check`: arguments to rulebook, folders to facts, both to a report, the report to a text in some format.
func check(
  _ invocation: Invocation, paths: [String], overlay: Overlay = Overlay(), _ console: Console
) -> ExitCode {
  var timings = Timings()
  let project = openProject(invocation, paths: paths, overlay: overlay, console)
  timings.end("rulebook")
  if invocation.has(.fix) { return fix(project, invocation, console, &timings) }
  if invocation.has(.suppress) { return suppress(project, invocation, console, &timings) }
  let examination = examine(project, invocation, wantsMap: invocation.wantsMap, timings: &timings, console)
  let examined = examination.report
  console.say(renderChoice(examined))
  let hasArrived =
    (invocation.has(.statistics)
      ? deliver(
        renderOverview(examined, listsFolders: true, in: project.resultSurroundings(console)), invocation, console)
      : deliver(examination, of: project, invocation, console))
    && remember(examined, invocation, console)
  timings.end("print")
  if !invocation.has(.statistics), wantsOverview(of: examined, invocation) {
    console.say(renderOverview(examined, in: project.talkSurroundings(console)))
  }
  console.say(
    renderSummary(
      examined, seconds: timings.total, inFull: invocation.has(.verbose), in: project.talkSurroundings(console)))
  if invocation.command == .hook { console.say(renderHookHelp(examined)) }
  if invocation.has(.timings) { console.say(timings.text) }
  guard hasArrived else { return .untrustworthy }
  let code = ExitCode(examined, isStrict: invocation.has(.strict))
  guard let most = invocation.value(.maxWarnings).flatMap({ Int($0) }), code == .clean else { return code }
  return examined.tally.warnings > most ? .findings : .clean
}

/// With more than ten findings the reader does not see at a glance what they are.
private func wantsOverview(of report: Report, _ invocation: Invocation) -> Bool {
  if invocation.has(.noSummary) { return false }
  if invocation.has(.summary) { return true }
  return report.findings.count { $0.standing == .active } > 10
}

extension Project {
  func talkSurroundings(_ console: Console) -> Surroundings {
    Surroundings(toolVersion: toolVersion, terminal: console.talkStyle)
  }
}
