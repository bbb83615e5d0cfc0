import LintRules
import ProjectModel
import SourceText
import SwiftFacts

/// Why a type is never judged, and plays no role in the eyes of others, whatever it is called; nil: it is one like any other.
func exemption(of key: TypeKey, in project: Project) -> String? {
  guard !key.isExternal, project.roles[key.index].isExempt else { return nil }
  let entity = project.table.entity(key)
  if let parent = entity.parent, let reason = exemption(of: parent, in: project) { return reason }
  let file = project.table.files[Int(entity.at.file)]
  let surface = file.facts.surface
  let naming = project.rulebook(of: entity.at.file).naming
  if surface.isGenerated || file.path.hasSuffix(".generated.swift") { return "its file is generated" }
  if surface.imports.contains(where: { $0.isTestable || naming.testImports.contains(file.facts.names[$0.target]) }) {
    return "its file belongs to tests"
  }
  let name = project.simpleName(key)
  if naming.testDoubles.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) { return "it is a test double" }
  let isNone = surface.directives.contains { $0.kind == .role && file.facts.names[$0.subjectText] == "none" }
  return isNone ? "a comment says so: `// viperlint:role none`" : "it is part of a preview"
}
