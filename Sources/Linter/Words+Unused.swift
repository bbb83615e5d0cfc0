import Architecture
import References
import SwiftFacts
import SymbolGraph

/// What nothing reads is deleted: nobody has to be asked for it instead.
extension Words {
  /// The finding is about what a private stored property holds, and code only sets the property, if at all.
  var unused: String? {
    guard diagnostic.way == .stores, diagnostic.declaration != .max else { return nil }
    let facts = project.table.files[Int(diagnostic.file)].facts
    let property = facts.surface.declarations[Int(diagnostic.declaration)]
    guard property.kind == .variable, property.attributeCount == 0, property.modifiers.hideFromOtherFiles else {
      return nil
    }
    let body = facts.body
    let isRead = body.expressions.contains { fact in
      (fact.hasName || fact.kind == .implicitMember) && fact.payload == property.name
        && !fact.flags.contains(.isWritten)
    }
    return isRead ? nil : "Nothing reads `\(facts.names[property.name])`: delete it."
  }
}
