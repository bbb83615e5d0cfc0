import SwiftFacts
import SymbolGraph

extension Project {
  /// Whether the declared type of a property plays the same role as what it is filled with, so that the declaration
  /// says already what a connection says once more.
  public func saysRoleItself(of object: TypeKey, property name: String, of holder: TypeKey?) -> Bool {
    guard let holder, let nameID = table.interner.find(name),
      let property = hierarchy.lookUpMember(named: nameID, of: holder)
    else { return false }
    let fact = table.declaration(property)
    guard fact.kind == .variable, fact.type != .max else { return false }
    let declared = hierarchy.resolver.value(ofType: fact.type, in: property.file, context: property.declaration)
    return declared.keys.contains { role($0) == role(object) }
  }
}
