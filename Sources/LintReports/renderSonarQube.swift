import LintRules
import Linter
import PlainJSON

/// SonarQube's generic issues (10.3 and later). Its columns count UTF-16 units from 0.
func renderSonarQube(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  let broken = Set(entries.map(\.rule)).sorted()
  let rules = broken.map { id -> JSON in
    let rule = surroundings.rule(id)
    let isError = entries.contains { $0.rule == id && $0.isError }
    return [
      "id": .string(id),
      "name": .string(rule?.summary ?? id),
      "description": .string(rule.map { description(of: $0) } ?? "A problem of the run itself."),
      "engineId": "viperlint",
      "cleanCodeAttribute": "MODULAR",
      "impacts": [["softwareQuality": "MAINTAINABILITY", "severity": .string(isError ? "HIGH" : "MEDIUM")]],
    ]
  }
  let issues = entries.map { entry -> JSON in
    let related = entry.declared.map { object, place in
      location(place, "`\(object.name)` is declared here", surroundings)
    }
    let place = entry.place ?? Place(file: ".viperlint.yml")
    return JSON.object([
      JSONMember("ruleId", .string(entry.rule)),
      JSONMember("primaryLocation", location(place, entry.message, surroundings)),
      JSONMember("secondaryLocations", related.map { [$0] } ?? .null),
    ]).withoutNulls
  }
  let document: JSON = ["rules": .array(rules), "issues": .array(issues)]
  return jsonText(document, expandedTo: 2)
}

private func location(_ place: Place, _ message: String, _ surroundings: Surroundings) -> JSON {
  var range: JSON = .null
  if place.line > 0 {
    let start = surroundings.utf16Column(place.path, line: place.line, column: place.column) - 1
    let end = surroundings.utf16Column(place.path, line: place.endLine, column: place.endColumn) - 1
    let isEmpty = place.endLine == place.line && end <= start
    // An empty range is refused; without columns the whole line is meant.
    range =
      isEmpty
      ? ["startLine": .integer(place.line)]
      : [
        "startLine": .integer(place.line), "endLine": .integer(max(place.line, place.endLine)),
        "startColumn": .integer(start), "endColumn": .integer(end),
      ]
  }
  return JSON.object([
    JSONMember("message", .string(message)),
    JSONMember("filePath", .string(place.path)),
    JSONMember("textRange", range),
  ]).withoutNulls
}

private func description(of rule: Rule) -> String {
  let text = [rule.rationale, rule.remedy].filter { !$0.isEmpty }.joined(separator: "\n")
  return text.isEmpty ? rule.summary : text
}
