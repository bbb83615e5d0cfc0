import LintReports
import LintRules
import Linter
import SourceText
import Workspace

/// Prints a report where and how the command line wants it.
/// - Returns: false when some of it did not arrive.
func deliver(
  _ examination: Examination, of project: Project, _ invocation: Invocation, _ console: Console
) -> Bool {
  let report = examination.report
  let runs = history(with: report, invocation, console)
  var surroundings = surroundings(of: examination, project)
  surroundings.showsSilenced = invocation.has(.showSuppressed)
  surroundings.order = invocation.value(.sort).flatMap(Surroundings.Order.init) ?? .path
  surroundings.history = runs ?? []
  let output = invocation.value(.output)
  let format = reportFormat(invocation)

  var hasArrived = runs != nil
  if let output {
    hasArrived = save(render(report, as: format, in: surroundings), to: output, console)
  } else {
    var surroundings = surroundings
    surroundings.terminal = console.resultStyle
    if !console.write(render(report, as: format, in: surroundings)) { hasArrived = false }
  }
  for target in invocation.values[.report] ?? [] {
    let parts = target.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let format = Format(rawValue: parts[0]) else { continue }
    if !save(render(report, as: format, in: surroundings), to: parts[1], console) { hasArrived = false }
  }
  if format == .github, let summary = environmentVariable("GITHUB_STEP_SUMMARY"), !summary.isEmpty {
    if let problem = appendToFile(render(report, as: .markdown, in: surroundings).utf8, at: summary) {
      console.say("viperlint: warning: no step summary: \(problem.reason)\n")
    }
  }
  // A log must show why a run failed, also when its report went to a file that a machine reads.
  if format != .text || output != nil {
    for problem in report.problems where problem.isFatal { console.complain(problem.line) }
  }
  return hasArrived
}

/// What a report of a project is said in, where a program reads it.
func surroundings(of examination: Examination, _ project: Project) -> Surroundings {
  let lines = SourceLines(project.selection)
  let here = project.selection.workingDirectory
  return Surroundings(
    toolVersion: toolVersion, rules: rulesInForce(examination.configurations), workingDirectory: here,
    repositoryRoot: repositoryRoot(around: here, environment: environmentVariable),
    sourceLine: { lines.line($1, of: $0) })
}

/// The format of the main report: on GitHub its own, unless the user wants another.
func reportFormat(_ invocation: Invocation) -> Format {
  let isOnGitHub = environmentVariable("GITHUB_ACTIONS") == "true" && invocation.value(.output) == nil
  return invocation.value(.format).flatMap(Format.init(rawValue:)) ?? (isOnGitHub ? .github : .text)
}

/// The rules of all configurations; where they differ about one, those of the project's own come first.
func rulesInForce(_ configurations: [EffectiveConfiguration]) -> [RuleInForce] {
  var rules = configurations.first?.rulebook.rules ?? []
  for effective in configurations.dropFirst() {
    for rule in effective.rulebook.rules where !rules.contains(where: { $0.rule.id == rule.rule.id }) {
      rules.append(rule)
    }
  }
  return rules
}
