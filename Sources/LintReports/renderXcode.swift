import Linter
import SourceText

/// For Xcode's issue navigator: absolute paths, and notes that hang below the line before them.
func renderXcode(_ report: Report, _ surroundings: Surroundings) -> String {
  func absolute(_ path: String) -> String { SlashPath.joined(surroundings.workingDirectory, path) }
  var text = ""
  for entry in report.entries(surroundings) {
    text += plainLine(entry, path: absolute) + "\n"
    guard let place = entry.place, place.line > 0 else { continue }
    let here = plainPlace(place, path: absolute)
    if !entry.remedy.isEmpty { text += "\(here): note: \(onOneLine(entry.remedy))\n" }
    if let (object, declared) = entry.declared, declared.line > 0 {
      let role = object.role.map { $0 + " " } ?? ""
      text += "\(plainPlace(declared, path: absolute)): note: "
      text += "\(role)`\(onOneLine(object.name))` is declared here\n"
    }
  }
  return text
}
