import LintRules
import ProjectModel

/// `router?.next()`, where a base class of several screens declares the router: the finding there covers all of them.
extension Judge {
  func inheritsRouter(_ minded: MindedUse) -> Bool {
    guard let property = project.links(of: minded.use).last?.declaration,
      let owner = project.table.owner(of: property), owner != minded.subject
    else { return false }
    return project.hierarchy.inherits(minded.subject, from: owner)
  }
}
