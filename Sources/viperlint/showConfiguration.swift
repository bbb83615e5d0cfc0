import LintRules
import SourceText

/// `viperlint config [path]`: what is in force, and where each value comes from.
func showConfiguration(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: invocation.operands, console)
  guard let rulebook = soundRulebook(of: project, console) else { return .untrustworthy }
  let configuration = rulebook.configuration
  func origin(_ key: String) -> String {
    configuration.origins[key].map { "# \($0.path):\($0.position.line)" } ?? "# default"
  }
  func list(_ values: [String]) -> String { "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
  var lines: [(text: String, origin: String)] = []
  lines.append(("preset: \(rulebook.preset)", origin("preset")))
  lines.append(("sources: \(list(configuration.sources?.map(\.text) ?? ["."]))", origin("sources")))
  lines.append(("exclude: \(list(configuration.exclude.map(\.text)))", origin("exclude")))
  lines.append(("baseline: \(configuration.baseline ?? "~")", origin("baseline")))
  lines.append(
    ("minimum-resolved: \(configuration.minimumResolved.map { "\($0)" } ?? "~")", origin("minimum-resolved")))
  lines.append(("minimum-version: \(configuration.minimumVersion.map { "\($0)" } ?? "~")", origin("minimum-version")))
  lines.append(("rules:", ""))
  for rule in rulebook.rules {
    lines.append(("  \(rule.rule.id): \(rule.severity.rawValue)", origin("rules.\(rule.rule.id)")))
  }
  let width = lines.map(\.text.count).max() ?? 0
  let text = lines.map { line in
    line.origin.isEmpty
      ? line.text : line.text + String(repeating: " ", count: width - line.text.count + 2) + line.origin
  }
  return print(text.joined(separator: "\n") + "\n", on: console)
}
