import Linter
import SourceText

/// For a step summary or a comment on a pull request: a verdict, a table of rules, a table of findings.
func renderMarkdown(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  let tally = report.tally
  var text = "## viperlint: \(report.heading)\n\n"
  text +=
    "\(counted(tally.files, "file")), \(counted(tally.lines, "line")), \(counted(tally.modules, "module")) examined"
  text += report.silenced.map { ", " + $0 }.joined()
  text += ".\n"
  guard !entries.isEmpty else { return text + "\nNothing to report.\n" }
  let byRule = Dictionary(grouping: entries, by: \.rule)
  text += "\n| rule | | what is wrong |\n|---|--:|---|\n"
  for (rule, entries) in byRule.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
    text += "| `\(rule)` | \(entries.count) | \(escaped(surroundings.rule(rule)?.summary ?? entries[0].message)) |\n"
  }
  text += "\n| | place | finding |\n|---|---|---|\n"
  // A step summary may have 1 MiB; beyond that nothing of it is shown.
  let (limit, byteLimit) = (1000, 900_000)
  var shown = 0
  for entry in entries.prefix(limit) where text.utf8.count < byteLimit {
    shown += 1
    var place = entry.place?.path ?? ""
    if let line = entry.line { place += ":\(line)" }
    var message = escaped(entry.message) + (entry.ruleSuffix.isEmpty ? "" : " `\(entry.rule)`")
    if !entry.remedy.isEmpty { message += "<br>" + escaped(entry.remedy) }
    if let standing = entry.standing { message += "<br>(\(escaped(standing)))" }
    text += "| \(entry.isError ? "❌" : "⚠️") | \(escaped(place)) | \(message) |\n"
  }
  if entries.count > shown { text += "\n… and \(entries.count - shown) more.\n" }
  return text
}

/// Fit for a cell of a table. What a message quotes in backticks stays quoted and is shown as it is; elsewhere nothing
/// is mark-up. A long text is cut.
private func escaped(_ text: String) -> String {
  let text = text.count > 1000 ? text.prefix(1000) + "…" : text[...]
  let parts = text.split(separator: "`", omittingEmptySubsequences: false)
  var result = ""
  for (index, part) in parts.enumerated() {
    // The last backtick of an odd number of them opens nothing.
    let isCode = index % 2 == 1 && index < parts.count - 1
    if index > 0 { result += index == parts.count - 1 && index % 2 == 1 ? "\\`" : "`" }
    for scalar in part.unicodeScalars {
      switch scalar {
      case "|": result += "\\|"
      case "\n", "\r": result += " "
      case _ where scalar.isHiddenControl: result += "\u{FFFD}"
      case "<" where !isCode: result += "&lt;"
      case "&" where !isCode: result += "&amp;"
      case "\\", "*", "_", "[", "]", "~", "#":
        if !isCode { result += "\\" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}
