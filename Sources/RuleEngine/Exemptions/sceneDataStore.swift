import Architecture
import LintRules
import References
import SymbolGraph

/// In VIP a router takes what it passes on from the data store of its scene.
extension Judge {
  func isFromDataStore(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard project.role(minded.subject) == .router else { return false }
    return project.simpleName(use.object).hasSuffix("DataStore")
      || project.links(of: use).contains { link in
        link.type.map { !$0.isExternal && project.simpleName($0).hasSuffix("DataStore") } ?? false
      }
  }
}
