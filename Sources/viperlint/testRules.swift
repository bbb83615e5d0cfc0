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
  guard let rulebook = soundRulebook(of: project, console) else { return .untrustworthy }
  let rules = rulebook.rules.filter { $0.origin == .custom }
  guard !rules.isEmpty else {
    console.complain("the configuration has no rules of its own; `custom-rules:` would hold them")
    return .untrustworthy
  }
  var text = ""
  var (examples, failures) = (0, 0)
  for rule in rules {
    let all = rule.rule.passing.map { ($0, true) } + rule.rule.failing.map { ($0, false) }
    if all.isEmpty {
      text += "\(rule.rule.place.path): warning: `\(rule.rule.id)` has no examples\n"
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
  console.say("viperlint: \(examples) examples of \(rules.count) rules, \(failures) failed\n")
  guard console.write(text) else { return .untrustworthy }
  return failures == 0 ? .clean : .findings
}

/// What is wrong with an example, by line of the file that holds the rule.
private func complaints(
  about example: Example, passes: Bool, _ id: String, _ rulebook: Rulebook
) -> [(line: UInt32, message: String)] {
  let findings = findings(in: example, of: id, rulebook)
  var complaints: [(line: UInt32, message: String)] = []
  var expectations = 0
  for file in example.files {
    let expected = expectedLines(in: file.text, of: id)
    expectations += expected.count
    let found = findings.filter { $0.place.path == file.path }
    for line in expected where !found.contains(where: { $0.place.line == line }) {
      complaints.append((file.firstLine + UInt32(line) - 1, "a finding is expected here"))
    }
    for finding in found where !expected.contains(finding.place.line) {
      complaints.append(
        (file.firstLine + UInt32(finding.place.line) - 1, "nothing is expected here: \(finding.message)"))
    }
    for line in expected where found.count(where: { $0.place.line == line }) > 1 {
      complaints.append((file.firstLine + UInt32(line) - 1, "more than one finding"))
    }
  }
  if passes == (expectations > 0) {
    let message = passes ? "a passing example expects findings" : "a failing example expects no finding"
    complaints.append((example.place.position.line, message))
  }
  return complaints.sorted { ($0.line, $0.message) < ($1.line, $1.message) }
}

/// The lines that `// expect: <id>` speaks of: its own, or the next one when it stands alone.
func expectedLines(in text: String, of id: String) -> [Int] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var expected: [Int] = []
  for (index, line) in lines.enumerated() {
    guard let marker = line.ranges(of: "// expect: ").first else { continue }
    let named = line[marker.upperBound...].split(separator: ",").map { part in
      part.prefix { $0 != "\"" }.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    }
    guard named.contains(where: { String($0) == id }) else { continue }
    let isAlone = line[..<marker.lowerBound].allSatisfy { $0 == " " || $0 == "\t" }
    var target = index + 1
    if isAlone {
      target += 1
      // Expectations may stand above each other.
      while target <= lines.count, lines[target - 1].drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("// expect") {
        target += 1
      }
    }
    expected.append(target)
  }
  return expected
}
