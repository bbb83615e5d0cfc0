import Linter

/// For a step summary or a comment on a pull request: a verdict, a table of rules, a table of findings.
func renderMarkdown(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  let tally = report.tally
  var text = "## viperlint: \(count(tally.errors, "error")), \(count(tally.warnings, "warning"))\n\n"
  text += "\(count(tally.files, "file")), \(count(tally.lines, "line")), \(count(tally.modules, "module")) examined"
  if tally.suppressed > 0 { text += ", \(tally.suppressed) suppressed" }
  if tally.baselined > 0 { text += ", \(tally.baselined) in the baseline" }
  text += ".\n"
  guard !entries.isEmpty else { return text + "\nNothing to report.\n" }
  let byRule = Dictionary(grouping: entries, by: \.rule)
  text += "\n| rule | | what is wrong |\n|---|--:|---|\n"
  for (rule, entries) in byRule.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
    text += "| `\(rule)` | \(entries.count) | \(escaped(surroundings.rule(rule)?.summary ?? entries[0].message)) |\n"
  }
  text += "\n| | place | finding |\n|---|---|---|\n"
  // A step summary may have 1 MiB.
  let limit = 1000
  for entry in entries.prefix(limit) {
    var place = entry.place?.path ?? ""
    if let line = entry.line { place += ":\(line)" }
    var message = escaped(entry.message) + (entry.ruleSuffix.isEmpty ? "" : " `\(entry.rule)`")
    if !entry.remedy.isEmpty { message += "<br>" + escaped(entry.remedy) }
    if let standing = entry.standing { message += "<br>(\(escaped(standing)))" }
    text += "| \(entry.isError ? "❌" : "⚠️") | \(escaped(place)) | \(message) |\n"
  }
  if entries.count > limit { text += "\n… and \(entries.count - limit) more.\n" }
  return text
}

/// Fit for a cell of a table. Backticks stay: messages quote names with them.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "|": result += "\\|"
    case "<": result += "&lt;"
    case "&": result += "&amp;"
    case "\n", "\r": result += " "
    case _ where scalar.value < 0x20: result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
