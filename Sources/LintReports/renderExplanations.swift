import Linter
import PlainJSON

/// Every name at a place, for programs: `viperlint why path:line --format json`.
public func renderExplanations(_ explanations: [Explanation]) -> String {
  let names = explanations.map { explanation -> JSON in
    [
      "path": .string(explanation.place.path), "line": .integer(explanation.place.line),
      "column": .integer(explanation.place.column), "endColumn": .integer(explanation.place.endColumn),
      "name": .string(explanation.name), "inside": explanation.inside.map(json) ?? .null,
      "notJudged": JSON(explanation.bystander),
      "resolution": .string(explanation.outcome.rawValue), "reason": JSON(explanation.reason),
      "target": JSON(explanation.target), "declared": explanation.declaration.map(json) ?? .null,
      "type": JSON(explanation.type), "uses": .array(explanation.uses.map(json)),
    ]
  }
  let document: JSON = ["version": 1, "names": .array(names)]
  return jsonText(document, expandedTo: 2)
}

private func json(_ party: Finding.Party) -> JSON {
  ["name": .string(party.name), "role": JSON(party.role), "module": JSON(party.module)]
}

private func json(_ place: Place) -> JSON {
  ["path": .string(place.path), "line": .integer(place.line), "column": .integer(place.column)]
}

private func json(_ use: ExplainedUse) -> JSON {
  [
    "way": .string(use.way), "object": json(use.object), "through": .array(use.through.map { .string($0) }),
    "rules": .array(
      use.answers.map {
        ["rule": .string($0.rule), "verdict": .string($0.outcome.rawValue), "reason": JSON($0.reason)]
      }),
  ]
}

/// Every name at a place, for people, then the findings and the types that stand there.
public func renderPlace(_ question: PlaceQuestion, of report: Report, in surroundings: Surroundings) -> String {
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  func isThere(_ place: Place) -> Bool {
    question.asks(about: place.path) && (question.line == nil || question.line == place.line)
  }
  var parts: [String] = []
  for (path, explanations) in grouped(report.explanations ?? []) {
    parts.append(paint.bold(onOneLine(path)) + "\n" + explanations.map { describe($0.printable, paint) }.joined())
  }
  let findings = report.findings.filter { isThere($0.place) }
  if !findings.isEmpty {
    var surroundings = surroundings
    surroundings.showsSilenced = true
    parts.append(render(Report(preset: report.preset, findings: findings), as: .text, in: surroundings))
  }
  // A whole file has `roles` for its types.
  if question.line != nil, let map = report.map {
    let types = map.types.indices.filter { isThere(map.types[$0].place) }
    if !types.isEmpty { parts.append(renderWhy(types, of: map, findings: report.findings, in: surroundings)) }
  }
  if parts.isEmpty { return "nothing is named here\n" }
  return parts.joined(separator: "\n")
}

/// By file, in their order.
private func grouped(_ explanations: [Explanation]) -> [(path: String, explanations: [Explanation])] {
  var groups: [(path: String, explanations: [Explanation])] = []
  for explanation in explanations {
    if groups.last?.path == explanation.place.path {
      groups[groups.count - 1].explanations.append(explanation)
    } else {
      groups.append((explanation.place.path, [explanation]))
    }
  }
  return groups
}

private func describe(_ explanation: Explanation, _ paint: Paint) -> String {
  let place = paint.dim("\(explanation.place.line):\(explanation.place.column)")
  var text = "  \(place) \(paint.bold(onOneLine(explanation.name))): \(meaning(explanation, paint))\n"
  for use in explanation.uses {
    let role = use.object.role.map { $0 + " " } ?? ""
    let through = use.through.isEmpty ? "" : " through `\(use.through.joined(separator: "."))`"
    let way = use.way == "signature" ? "mentions" : use.way
    text += "    \(way) \(role)\(paint.role(onOneLine(use.object.name), use.object.role))\(through)\n"
    for answer in use.answers {
      let verdict =
        answer.outcome == .finding ? paint.severity("a finding", isError: true) : answer.outcome.rawValue
      let reason = answer.reason.map { (answer.outcome == .silent ? ", because " : ": ") + onOneLine($0) } ?? ""
      text += "      \(answer.rule): \(verdict)\(reason)\n"
    }
    if use.answers.isEmpty { text += "      no rule applies" + (explanation.bystander.map { ": " + $0 } ?? "") + "\n" }
  }
  return text
}

private func meaning(_ explanation: Explanation, _ paint: Paint) -> String {
  let type = explanation.type.map { " of type \($0)" } ?? ""
  let declared = explanation.declaration.map { paint.dim(" (\(onOneLine($0.path)):\($0.line))") } ?? ""
  let reason = explanation.reason.map { ", because " + $0 } ?? ""
  switch explanation.outcome {
  case .own: return "the object itself" + type
  case .local: return "a local or parameter" + type + declared
  case .member, .type: return "`\(explanation.target ?? explanation.name)`" + type + declared
  case .genericParameter: return "a generic parameter"
  case .outside: return "not declared in this project" + (explanation.type.map { ", of type \($0)" } ?? "")
  case .declared: return "declared here"
  case .imported: return "a target that is imported"
  case .ambiguous: return "ambiguous" + reason
  case .unresolved: return "not followed" + reason
  }
}
