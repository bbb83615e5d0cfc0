import Architecture
import LintRules

/// `router?.next()`, where a base class of several screens declares the router: the finding there covers all of them.
extension Judge {
  func inheritsRouter(_ minded: MindedUse) -> Bool {
    let properties = [minded.use.member, project.links(of: minded.use).last?.declaration].compactMap { $0 }
    return properties.contains { property in
      guard project.table.declaration(property).kind == .variable, let owner = project.table.owner(of: property),
        owner != minded.subject
      else { return false }
      return project.hierarchy.inherits(minded.subject, from: owner)
    }
  }
}
