import Architecture
import References
import SwiftFacts
import SymbolGraph

/// A property that no code mentions is deleted: there is no call to move elsewhere.
extension Words {
  /// The finding is about what a private stored property of a class holds, and nothing else in the file says its name.
  var unused: String? {
    guard diagnostic.way == .stores, let property = declared?.1, property.kind == .variable,
      property.attributeCount == 0, property.modifiers.hideFromOtherFiles,
      let owner = project.table.owner(of: DeclarationRef(file: diagnostic.file, declaration: diagnostic.declaration)),
      !owner.isExternal, project.table.entity(owner).kind == .class
    else { return nil }
    let facts = project.table.files[Int(diagnostic.file)].facts
    let isMentioned = facts.body.expressions.contains { fact in
      (fact.hasName || fact.kind == .implicitMember) && fact.payload == property.name
    }
    // `didSet` need not say the name of the property that it observes.
    let isObserved = facts.body.scopes.contains { $0.kind == .observer && $0.owner == diagnostic.declaration }
    return isMentioned || isObserved ? nil : "Nothing uses `\(facts.names[property.name])`: delete it."
  }
}
