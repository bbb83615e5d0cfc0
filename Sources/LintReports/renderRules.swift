import LintRules
import PlainJSON

/// The rules of a configuration further down the tree.
public struct RulesBelow {
  /// Its path.
  public var configuration: String
  /// All that is in force there, not only what differs from above.
  public var rulebook: Rulebook

  public init(configuration: String, rulebook: Rulebook) {
    self.configuration = configuration
    self.rulebook = rulebook
  }

  /// The rules that are other ones than above, or severer, or less severe.
  fileprivate func rules(otherThanIn above: Rulebook) -> [RuleInForce] {
    rulebook.rules.filter { rule in
      guard let same = above.rule(rule.rule.id) else { return true }
      return same.severity != rule.severity || same.rule.place.path != rule.rule.place.path
    }
  }
}

/// The rulebook in force: `viperlint rules`.
///
/// - Parameter below: those that are in force for parts of the tree; what they say otherwise is named.
public func renderRules(
  _ rulebook: Rulebook, below: [RulesBelow] = [], asJSON: Bool, in surroundings: Surroundings
) -> String {
  if asJSON {
    var members: [JSONMember] = [
      JSONMember("version", 1), JSONMember("preset", .string(rulebook.preset)),
      JSONMember("rules", .array(rulebook.rules.map { json($0, examples: false) })),
    ]
    if !below.isEmpty {
      members.append(
        JSONMember(
          "below",
          .array(
            below.map { other in
              [
                "configuration": .string(other.configuration), "preset": .string(other.rulebook.preset),
                "rules": .array(other.rules(otherThanIn: rulebook).map { json($0, examples: false) }),
              ]
            })))
    }
    return jsonText(.object(members), expandedTo: 2)
  }
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  func table(_ rules: [RuleInForce]) -> String {
    columns(
      rules.map { rule in
        [paint.bold(rule.rule.id), severity(rule.severity, paint), onOneLine(rule.rule.summary)]
      })
  }
  var text = paint.dim("preset \(rulebook.preset), in order of precedence") + "\n" + table(rulebook.rules)
  for other in below {
    let rules = other.rules(otherThanIn: rulebook)
    let says = rules.isEmpty ? "the same rules" : "what differs"
    text += "\n" + paint.dim(onOneLine("\(other.configuration): preset \(other.rulebook.preset), \(says)")) + "\n"
    text += table(rules)
  }
  return text
}

/// One rule with everything that is written about it: `viperlint explain <rule>`.
///
/// - Parameters:
///   - configuration: whose rule it is, where that is not the one in force.
///   - foreignPreset: whose rule it is, where the preset in force has none of that name.
///   - precedence: its place among the rules of its rulebook.
///   - output: what the tool says about an example.
public func renderExplanation(
  of rule: RuleInForce, configuration: String? = nil, foreignPreset: String? = nil, precedence: Precedence? = nil,
  asJSON: Bool, in surroundings: Surroundings, output: (Example) -> String?
) -> String {
  if asJSON {
    return jsonText(
      json(rule, examples: true, configuration: configuration, precedence: precedence), expandedTo: 2)
  }
  let rule = rule.printable
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let width = surroundings.terminal.flatMap { $0.isTerminal ? $0.columns : nil } ?? 100
  var text = "\(paint.bold(rule.rule.id)) (\(severity(rule.severity, paint)))"
  text += configuration.map { onOneLine(", in \($0)") } ?? ""
  text += foreignPreset.map { ", in preset \($0); not in force here" } ?? ""
  text += "\n"
  text += wrapped(rule.rule.summary, to: width).map { $0 + "\n" }.joined()
  func section(_ title: String, _ body: String) {
    guard !body.isEmpty else { return }
    text += "\n" + paint.bold(title) + "\n" + wrapped(body, to: width - 2).map { "  \($0)\n" }.joined()
  }
  section("Why", rule.rule.rationale)
  section("Instead", rule.rule.remedy)
  section("Formerly", rule.rule.renamedFrom.joined(separator: ", "))
  let exemptions = rule.rule.exempt.all
  if !exemptions.isEmpty {
    text += "\n" + paint.bold("Allowed") + "\n"
    for exemption in exemptions {
      text += wrapped("\(exemption.rawValue): \(exemption.sentence)", to: width - 2).enumerated()
        .map { ($0.offset == 0 ? "  " : "    ") + $0.element + "\n" }.joined()
    }
  }
  if let precedence { section("Order", order(precedence, rule)) }
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

/// Which rules report a use before this one does, and which report it where this one is off.
private func order(_ precedence: Precedence, _ rule: RuleInForce) -> String {
  func listed(_ ids: [String]) -> String { ids.map { "`\($0)`" }.joined(separator: ", ") }
  var sentences = [
    "Number \(precedence.place) of \(precedence.count). One use gives one finding, by the first rule that it breaks."
  ]
  if !precedence.before.isEmpty {
    let verb = precedence.before.count == 1 ? "reports" : "report"
    sentences.append("What \(listed(precedence.before)) \(verb) is not reported again by this rule.")
  }
  if !precedence.after.isEmpty {
    sentences.append(
      rule.severity == .off
        ? "It is off, so \(listed(precedence.after)) may report the same uses."
        : "With `\(rule.rule.id): off`, \(listed(precedence.after)) may report the same uses instead.")
  }
  return sentences.joined(separator: "\n")
}

private func severity(_ severity: RuleSeverity, _ paint: Paint) -> String {
  switch severity {
  case .error: paint.severity("error", isError: true)
  case .warning: paint.severity("warning", isError: false)
  case .off: paint.dim("off")
  }
}

private func json(
  _ rule: RuleInForce, examples: Bool, configuration: String? = nil, precedence: Precedence? = nil
) -> JSON {
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
    JSONMember("exempt", .array(rule.rule.exempt.all.map { .string($0.rawValue) })),
  ]
  if let precedence {
    members.append(JSONMember("precedence", .integer(precedence.place)))
    members.append(JSONMember("before", .array(precedence.before.map { .string($0) })))
    members.append(JSONMember("after", .array(precedence.after.map { .string($0) })))
  }
  if let configuration { members.append(JSONMember("configuration", .string(configuration))) }
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
