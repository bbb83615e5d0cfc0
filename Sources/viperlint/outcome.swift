import LintReports
import LintRules
import Linter
import SwiftReader

/// What the tool says about an example of a rule: a line for each finding of that rule, none when it is kept.
///
/// Examples are never gated, and a rule that is off has examples, too.
func outcome(of example: Example, _ id: String, _ rulebook: Rulebook) -> String {
  var rulebook = rulebook
  for index in rulebook.rules.indices
  where rulebook.rules[index].rule.id == id && rulebook.rules[index].severity == .off {
    rulebook.rules[index].severity = .warning
  }
  var reader = SwiftReader()
  let files = example.files.map { SourceFile(path: $0.path, facts: reader.read(Array($0.text.utf8))) }
  var request = LintRequest()
  request.isGated = false
  request.only = [id]
  var report = lint(files.sorted { $0.path < $1.path }, rulebook: rulebook, request: request)
  report.problems = []
  return render(report, as: .text, in: Surroundings(toolVersion: toolVersion))
}
