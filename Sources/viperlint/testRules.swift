import LintReports
import LintRules
import Linter
import SourceText
import SwiftReader
import Workspace

/// `viperlint test`: runs the examples of the project's own rules, and of those further down the tree, each in its own
/// configuration. A passing example has no finding of the rule; a failing one has exactly those that its
/// `// expect: <rule>` comments name.
func testRules(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let project = openProject(invocation, paths: invocation.operands, console)
  let here = project.selection.workingDirectory
  let missing = invocation.operands.filter { !project.overlay.isThere(SlashPath.joined(here, $0)) }
  for path in missing { console.complain("\(path): cannot be read: No such file or directory") }
  guard missing.isEmpty else { return .untrustworthy }
  let (configurations, isWhole) = configurations(of: project, invocation, console)
  let testers = configurations.filter { $0.rulebook.rules.contains { $0.origin == .custom } }
  guard !testers.isEmpty else {
    if isWhole {
      let whose =
        configurations.count > 1 ? "none of the \(configurations.count) configurations has" : "the configuration has no"
      console.complain("\(whose) rules of its own; write them under `custom-rules:`")
    }
    return .untrustworthy
  }
  var failures = 0
  // A rule file that several configurations name lacks its examples once.
  var lines: [String] = []
  for tester in testers {
    let name = configurations.count > 1 ? project.name(of: tester) : nil
    let trial = runExamples(of: tester.rulebook, calledHere: name)
    for line in trial.lines where !lines.contains(line) { lines.append(line) }
    failures += trial.failures
    console.say(printable("viperlint: \(name.map { $0 + ": " } ?? "")\(trial.summary)\n"))
  }
  guard console.write(printable(lines.joined())), isWhole else { return .untrustworthy }
  return failures == 0 ? .clean : .findings
}

/// What came of the examples of one configuration.
private struct Trial {
  var lines: [String] = []
  var (rules, examples, failures) = (0, 0, 0)

  var summary: String {
    return "\(counted(examples, "example")) of \(counted(rules, "rule")), \(failures) failed"
  }
}

/// - Parameter name: of the configuration, where there are several.
private func runExamples(of rulebook: Rulebook, calledHere name: String?) -> Trial {
  var trial = Trial()
  for rule in rulebook.rules.lazy.filter({ $0.origin == .custom }).map(\.rule) {
    trial.rules += 1
    let lacking = [rule.passing.isEmpty ? "passing" : nil, rule.failing.isEmpty ? "failing" : nil].compactMap { $0 }
    if !lacking.isEmpty {
      trial.lines.append(
        "\(rule.place.path):\(rule.place.position.line): warning: "
          + "`\(rule.id)` has no \(lacking.joined(separator: " and no ")) example\n")
    }
    // A rule in a file of its own may hold in one configuration and not in another.
    let context = name.flatMap { $0 == rule.place.path ? nil : ", in \($0)" } ?? ""
    for (example, passes) in rule.passing.map({ ($0, true) }) + rule.failing.map({ ($0, false) }) {
      trial.examples += 1
      let complaints = complaints(about: example, passes: passes, rule.id, rulebook)
      trial.failures += complaints.isEmpty ? 0 : 1
      trial.lines += complaints.map { line, message in
        "\(example.place.path):\(line): error: \(message) (\(example.title)\(context)) [\(rule.id)]\n"
      }
    }
  }
  return trial
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
    /// One use gives one finding: another rule may have been first.
    func whoTook(_ expected: ExpectedFinding) -> String {
      let others = rulebook.rules.filter { $0.origin == .custom && $0.rule.id != id }.map(\.rule.id)
      let taken = viperlint.report(on: example, of: id, rulebook, besides: Set(others)).findings
        .first { $0.rule != id && $0.place.path == file.path && $0.place.line == expected.line }
      return taken.map { ", and the rule `\($0.rule)`, which comes first, reports it: \($0.message)" } ?? ""
    }
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
        complain(expected.line, "a finding is expected here" + whoTook(expected))
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
