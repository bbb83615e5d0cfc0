import LintRules
import PlainJSON

/// The rulebook in force: `viperlint rules`.
public func renderRules(_ rulebook: Rulebook, asJSON: Bool, in surroundings: Surroundings) -> String {
  if asJSON {
    let document: JSON = [
      "version": 1, "preset": .string(rulebook.preset),
      "rules": .array(rulebook.rules.map { json($0, examples: false) }),
    ]
    return jsonText(document, expandedTo: 2)
  }
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let rows = rulebook.rules.map { rule -> [String] in
    [paint.bold(rule.rule.id), severity(rule.severity, paint), onOneLine(rule.rule.summary)]
  }
  return paint.dim("preset \(rulebook.preset), in order of precedence") + "\n" + columns(rows)
}

/// One rule with everything that is written about it: `viperlint explain <rule>`.
///
/// - Parameter output: what the tool says about an example.
public func renderExplanation(
  of rule: RuleInForce, asJSON: Bool, in surroundings: Surroundings, output: (Example) -> String?
) -> String {
  if asJSON { return jsonText(json(rule, examples: true), expandedTo: 2) }
  let rule = rule.printable
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let width = surroundings.terminal.flatMap { $0.isTerminal ? $0.columns : nil } ?? 100
  var text = "\(paint.bold(rule.rule.id)) (\(severity(rule.severity, paint)))\n"
  text += wrapped(rule.rule.summary, to: width).map { $0 + "\n" }.joined()
  func section(_ title: String, _ body: String) {
    guard !body.isEmpty else { return }
    text += "\n" + paint.bold(title) + "\n" + wrapped(body, to: width - 2).map { "  \($0)\n" }.joined()
  }
  section("Why", rule.rule.rationale)
  section("Instead", rule.rule.remedy)
  for (kind, examples) in [("Passes", rule.rule.passing), ("Fails", rule.rule.failing)] {
    for example in examples {
      text += "\n\(paint.bold(kind)): \(onOneLine(example.title))\n"
      for file in example.files {
        if example.files.count > 1 { text += paint.dim("  // \(onOneLine(file.path))") + "\n" }
        let lines = printable(file.text).split(separator: "\n", omittingEmptySubsequences: false)
        text += lines.dropLast(lines.last == "" ? 1 : 0).map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
      }
      if let said = output(example), !said.isEmpty {
        text += printable(said).split(separator: "\n").map { "  → \($0)\n" }.joined()
      }
    }
  }
  if rule.origin != .run {
    text += "\n" + paint.bold("Silence it") + "\n  // viperlint:ignore \(rule.rule.id) -- say why\n"
  }
  return text
}

private func severity(_ severity: RuleSeverity, _ paint: Paint) -> String {
  switch severity {
  case .error: paint.severity("error", isError: true)
  case .warning: paint.severity("warning", isError: false)
  case .off: paint.dim("off")
  }
}

private func json(_ rule: RuleInForce, examples: Bool) -> JSON {
  let origin =
    switch rule.origin {
    case .preset: "preset"
    case .custom: "custom"
    case .run: "run"
    }
  var members: [JSONMember] = [
    JSONMember("id", .string(rule.rule.id)),
    JSONMember("severity", .string(rule.severity.rawValue)),
    JSONMember("origin", .string(origin)),
    JSONMember("summary", .string(rule.rule.summary)),
    JSONMember("rationale", .string(rule.rule.rationale)),
    JSONMember("remedy", .string(rule.rule.remedy)),
  ]
  if examples {
    members.append(JSONMember("passing", .array(rule.rule.passing.map(json))))
    members.append(JSONMember("failing", .array(rule.rule.failing.map(json))))
  }
  return .object(members)
}

private func json(_ example: Example) -> JSON {
  [
    "title": .string(example.title),
    "files": .array(example.files.map { ["path": .string($0.path), "text": .string($0.text)] }),
  ]
}
