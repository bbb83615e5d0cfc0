import Architecture
import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// Why a type is never judged, and plays no role in the eyes of others, whatever it is called; nil: it is one like any
/// other.
func exemption(of key: TypeKey, in project: Project) -> String? {
  guard !key.isExternal, project.roles[key.index].isExempt else { return nil }
  let entity = project.table.entity(key)
  if let parent = entity.parent, let reason = exemption(of: parent, in: project) { return reason }
  let file = project.table.files[Int(entity.at.file)]
  if project.exemptFiles[Int(entity.at.file)] {
    return file.isGenerated ? "its file is generated" : "its file belongs to tests"
  }
  if project.isTestDouble(key) { return "it is a test double" }
  let isDenied = project.roles[key.index].isDenied
  return isDenied ? "a comment says so: `// viperlint:role none`" : "it is part of a preview"
}
