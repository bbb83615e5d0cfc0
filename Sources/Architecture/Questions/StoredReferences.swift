import References
import SwiftFacts
import SymbolGraph

extension Project {
  /// A stored reference that belongs to the type and not to its objects: `static var shared`.
  public func isOfType(_ use: Use) -> Bool {
    table.facts(of: use.file).surface.declarations[Int(use.declaration)].modifiers.belongToType
  }

  /// What generic bases of a type are filled in with, if they may keep it: all for a base from outside
  /// (`PresentableInteractor<HomePresentable>`), for one of the project's own the parameters that its properties have.
  public func argumentsOfBases(of key: TypeKey) -> [TypeKey] {
    var found: [TypeKey] = []
    for ancestor in hierarchy.ancestry(of: key, arguments: []) where !ancestor.arguments.isEmpty {
      if ancestor.key.isExternal {
        found += ancestor.arguments.flatMap { Array($0.keys) }
      } else {
        found += keptArguments(of: ancestor)
      }
    }
    return found.filter { !$0.isExternal }
  }
}
