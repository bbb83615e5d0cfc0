import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// `viperlint check`: arguments to rulebook, folders to facts, both to a report, the report to somebody's language.
func check(
  _ invocation: Invocation, paths: [String], standin: Standin = Standin(), _ console: Console
) -> ExitCode {
  var timings = Timings()
  let project = openProject(invocation, paths: paths, standin: standin, console)
  timings.end("rulebook")
  if invocation.has(.fix) { return fix(project, invocation, console, &timings) }
  let examination = examine(project, invocation, wantsMap: false, timings: &timings, console)
  let examined = examination.report
  let hasArrived = deliver(examination, of: project, invocation, console)
  timings.end("print")
  console.say(renderSummary(examined, seconds: timings.total, in: project.talkSurroundings(console)))
  if invocation.has(.timings) { console.say(timings.text) }
  return hasArrived ? ExitCode(examined, isStrict: invocation.has(.strict)) : .untrustworthy
}

extension Project {
  func talkSurroundings(_ console: Console) -> Surroundings {
    Surroundings(toolVersion: toolVersion, terminal: console.talkStyle)
  }
}
