import Linter
import SourceText

/// For Xcode's issue navigator: absolute paths, and notes that hang below the line before them.
func renderXcode(_ report: Report, _ surroundings: Surroundings) -> String {
  func absolute(_ path: String) -> String { SlashPath.joined(surroundings.workingDirectory, path) }
  var text = ""
  for entry in report.entries(surroundings) {
    text += plainLine(entry, path: absolute) + "\n"
    guard let place = entry.place, place.line > 0 else { continue }
    let here = "\(onOneLine(absolute(place.path))):\(place.line):\(max(1, place.column))"
    if !entry.remedy.isEmpty { text += "\(here): note: \(onOneLine(entry.remedy))\n" }
    if let object = entry.finding?.object, let declared = object.place, declared.line > 0 {
      let role = object.role.map { $0 + " " } ?? ""
      text += "\(onOneLine(absolute(declared.path))):\(declared.line):\(max(1, declared.column)): note: "
      text += "\(role)`\(onOneLine(object.name))` is declared here\n"
    }
  }
  return text
}
