import Linter
import PlainJSON

/// reviewdog's Diagnostic Format. Its columns count UTF-8 bytes, like ours.
func renderRDJSON(_ report: Report, _ surroundings: Surroundings) -> String {
  let diagnostics = report.entries(surroundings).map { entry -> JSON in
    var message = entry.message
    if !entry.remedy.isEmpty { message += "\n" + entry.remedy }
    let related = entry.declared.map { object, place -> JSON in
      ["message": .string("`\(object.name)` is declared here"), "location": location(place)]
    }
    return JSON.object([
      JSONMember("message", .string(message)),
      JSONMember("location", entry.place.map(location) ?? ["path": ".viperlint.yml"]),
      JSONMember("severity", .string(entry.isError ? "ERROR" : "WARNING")),
      JSONMember("code", ["value": .string(entry.rule)]),
      JSONMember("related_locations", related.map { [$0] } ?? .null),
    ]).withoutNulls
  }
  let document: JSON = [
    "source": ["name": "viperlint"],
    "diagnostics": .array(diagnostics),
  ]
  return jsonText(document, expandedTo: 2)
}

private func location(_ place: Place) -> JSON {
  guard place.line > 0 else { return ["path": .string(place.path)] }
  return [
    "path": .string(place.path),
    "range": [
      "start": ["line": .integer(place.line), "column": .integer(max(1, place.column))],
      "end": ["line": .integer(max(place.line, place.endLine)), "column": .integer(max(1, place.endColumn))],
    ],
  ]
}
