import Architecture
import LintRules
import SymbolGraph

/// `router?.next()`, where a base class of several screens declares the router: the finding there covers all of them.
extension Judge {
  func inheritsRouter(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard use.way == .calls || use.way == .reaches, use.node != .max else { return false }
    let facts = project.table.facts(of: use.file)
    let node = facts.body.expressions[Int(use.node)]
    guard node.kind == .name || node.kind == .member else { return false }
    let name = project.table.nameID(node.payload, in: use.file)
    guard let property = project.hierarchy.lookUpMember(named: name, of: minded.subject),
      project.table.declaration(property).kind == .variable, let owner = project.table.owner(of: property)
    else { return false }
    return owner != minded.subject
  }
}
