import Architecture
import References
import SwiftFacts
import SymbolGraph

/// A property that no code mentions is deleted: there is no call to move elsewhere.
extension Words {
  /// The finding is about what a private stored property of a class holds, and nothing else in the file says its name.
  var unused: String? {
    guard diagnostic.way == .stores, diagnostic.declaration != .max,
      let owner = project.table.owner(of: DeclarationRef(file: diagnostic.file, declaration: diagnostic.declaration)),
      !owner.isExternal, project.table.entity(owner).kind == .class
    else { return nil }
    let facts = project.table.files[Int(diagnostic.file)].facts
    let property = facts.surface.declarations[Int(diagnostic.declaration)]
    guard property.kind == .variable, property.attributeCount == 0, property.modifiers.hideFromOtherFiles else {
      return nil
    }
    let isMentioned = facts.body.expressions.contains { fact in
      (fact.hasName || fact.kind == .implicitMember) && fact.payload == property.name
    }
    // `didSet` says nothing of whose value it observes.
    let isObserved = facts.body.scopes.contains { $0.kind == .observer && $0.owner == diagnostic.declaration }
    return isMentioned || isObserved ? nil : "Nothing uses `\(facts.names[property.name])`: delete it."
  }
}
