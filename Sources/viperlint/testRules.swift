import LintReports
import LintRules
import Linter
import SourceText
import SwiftReader
import Workspace

/// `viperlint test`: runs the examples of the project's own rules. A passing example has no finding of the rule; a failing
/// one has exactly those that its `// expect: <rule>` comments name.
func testRules(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: invocation.operands, console)
  let here = project.selection.workingDirectory
  let missing = invocation.operands.filter { !project.standin.isThere(SlashPath.joined(here, $0)) }
  for path in missing { console.complain("\(path): cannot be read: No such file or directory") }
  guard let rulebook = soundRulebook(of: project, console), missing.isEmpty else { return .untrustworthy }
  let rules = rulebook.rules.filter { $0.origin == .custom }
  guard !rules.isEmpty else {
    console.complain("the configuration has no rules of its own; `custom-rules:` would hold them")
    return .untrustworthy
  }
  var text = ""
  var (examples, failures) = (0, 0)
  for rule in rules {
    let all = rule.rule.passing.map { ($0, true) } + rule.rule.failing.map { ($0, false) }
    let lacking = [
      rule.rule.passing.isEmpty ? "passing" : nil, rule.rule.failing.isEmpty ? "failing" : nil,
    ].compactMap { $0 }
    if !lacking.isEmpty {
      let place = "\(rule.rule.place.path):\(rule.rule.place.position.line)"
      text += "\(place): warning: `\(rule.rule.id)` has no \(lacking.joined(separator: " and no ")) example\n"
    }
    for (example, passes) in all {
      examples += 1
      let complaints = complaints(about: example, passes: passes, rule.rule.id, rulebook)
      failures += complaints.isEmpty ? 0 : 1
      for (line, message) in complaints {
        text += "\(example.place.path):\(line): error: \(message) (\(example.title)) [\(rule.rule.id)]\n"
      }
    }
  }
  func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
  console.say("viperlint: \(count(examples, "example")) of \(count(rules.count, "rule")), \(failures) failed\n")
  guard console.write(printable(text)) else { return .untrustworthy }
  return failures == 0 ? .clean : .findings
}

/// What is wrong with an example, by line of the file that holds the rule.
private func complaints(
  about example: Example, passes: Bool, _ id: String, _ rulebook: Rulebook
) -> [(line: UInt32, message: String)] {
  let report = report(on: example, of: id, rulebook)
  var complaints: [(line: UInt32, message: String)] = []
  var expectations = 0
  for file in example.files {
    func complain(_ line: Int, _ message: String) {
      complaints.append((file.firstLine + UInt32(max(1, line)) - 1, message))
    }
    for problem in report.problems where problem.place?.path == file.path {
      complain(problem.place?.line ?? 1, problem.message)
    }
    var open = report.findings.filter { $0.place.path == file.path }
    for expected in expectedFindings(in: file.text) {
      guard expected.rule == id else {
        if rulebook.rule(expected.rule) == nil {
          let suggestion = didYouMean(expected.rule, among: rulebook.rules.map(\.rule.id)).map { "; \($0)" } ?? ""
          complain(expected.line, "there is no rule `\(expected.rule)`\(suggestion)")
        }
        continue
      }
      expectations += 1
      if let match = open.firstIndex(where: expected.isMet) {
        open.remove(at: match)
      } else if let other = open.first(where: { $0.place.line == expected.line }) {
        complain(expected.line, "a finding that says \"\(expected.text ?? "")\" is expected here: \(other.message)")
        open.removeAll { $0 == other }
      } else {
        complain(expected.line, "a finding is expected here")
      }
    }
    for finding in open { complain(finding.place.line, "nothing is expected here: \(finding.message)") }
    for expected in expectedRoles(in: file.text) {
      let type = report.map?.types.first { $0.place.path == file.path && $0.place.line == expected.line }
      let role = type.map { $0.role ?? "none" } ?? "none"
      if role != expected.role {
        complain(expected.line, "the role \(expected.role) is expected here, and it is \(role)")
      }
    }
  }
  if passes == (expectations > 0) {
    let message = passes ? "a passing example expects findings" : "a failing example expects no finding"
    complaints.append((example.place.position.line, message))
  }
  return complaints.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}
