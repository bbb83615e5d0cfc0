import InterfaceReader
import LintReports
import LintRules
import Linter
import SwiftReader
import Workspace

/// What the tool says about an example of a rule: a line for each finding of that rule, none when it is kept.
func outcome(of example: Example, _ id: String, _ rulebook: Rulebook) -> String {
  let report = Report(preset: rulebook.preset, findings: report(on: example, of: id, rulebook).findings)
  return render(report, as: .text, in: Surroundings(toolVersion: toolVersion))
}

/// What a rule says about one of its examples, and what in it was not understood. Examples are never gated, and a rule
/// that is off has examples, too.
///
/// - Parameter others: what these rules say is wanted, too.
func report(on example: Example, of id: String, _ rulebook: Rulebook, besides others: Set<String> = []) -> Report {
  var rulebook = rulebook
  _ = rulebook.switchOn([id])
  var reader = SwiftReader()
  let files = example.files.map { file in
    let bytes = Array(file.text.utf8)
    return SourceKind(file.path) == .interface
      ? SourceFile(path: file.path, interface: readInterface(bytes))
      : SourceFile(path: file.path, facts: reader.read(bytes))
  }
  var request = LintRequest()
  request.isGated = rulebook.rule(id)?.rule.constraint?.standsForOthers ?? false
  request.only = others.union([id, "unparsed-code"])
  request.wantsMap = true
  return lint(files.sorted { $0.path < $1.path }, rulebook: rulebook, request: request)
}
