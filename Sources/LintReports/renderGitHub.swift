import Linter
import SourceText

/// Workflow commands, which GitHub shows as annotations. It shows ten errors and ten warnings of a step, so errors come
/// first, and a last line says how many there are in all.
func renderGitHub(_ report: Report, _ surroundings: Surroundings) -> String {
  let entries = report.entries(surroundings)
  var text = ""
  for entry in entries.filter(\.isError) + entries.filter({ !$0.isError }) {
    var properties: [String] = []
    func add(_ name: String, _ value: String) { properties.append("\(name)=\(escapedProperty(value))") }
    if let place = entry.place {
      add("file", surroundings.fromRepository(place.path))
      if place.line > 0 {
        add("line", String(place.line))
        add("endLine", String(max(place.line, place.endLine)))
        // GitHub takes columns only within one line.
        if place.endLine == place.line {
          add("col", String(place.column))
          add("endColumn", String(place.endColumn))
        }
      }
    }
    add("title", entry.ruleSuffix.isEmpty ? "viperlint" : "viperlint: \(entry.rule)")
    var message = entry.message
    if !entry.remedy.isEmpty { message += "\n" + entry.remedy }
    if let standing = entry.standing { message += "\n(\(standing))" }
    text += "::\(entry.severity) \(properties.joined(separator: ","))::\(escapedData(message))\n"
  }
  let tally = report.tally
  return text + "viperlint: \(counted(tally.errors, "error")), \(counted(tally.warnings, "warning")) "
    + "in \(counted(tally.files, "file"))" + (report.distrust.map { ", \($0)" } ?? "") + "\n"
}

private func escapedData(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case _ where scalar.isHiddenControl && scalar != "\t": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func escapedProperty(_ text: String) -> String {
  var result = ""
  for scalar in escapedData(text).unicodeScalars {
    switch scalar {
    case ":": result += "%3A"
    case ",": result += "%2C"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
