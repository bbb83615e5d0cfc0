import Linter

/// Checkstyle's report: a `file` for each file with entries.
func renderCheckstyle(_ report: Report, _ surroundings: Surroundings) -> String {
  var files: [XML] = []
  for entry in report.entries(surroundings) {
    let path = entry.place?.path ?? ".viperlint.yml"
    if files.last?.attributes[0].value != path { files.append(XML(name: "file", attributes: [("name", path)])) }
    var attributes: [(name: String, value: String)] = []
    // Both must be positive or absent.
    if let line = entry.line {
      attributes = [("line", String(line)), ("column", String(max(1, entry.place?.column ?? 1)))]
    }
    attributes += [
      ("severity", entry.severity), ("message", entry.message + (entry.standing.map { " (\($0))" } ?? "")),
      ("source", "viperlint.\(entry.rule)"),
    ]
    files[files.count - 1].children.append(XML(name: "error", attributes: attributes))
  }
  return XML(name: "checkstyle", attributes: [("version", "1.0.0")], children: files).document
}
