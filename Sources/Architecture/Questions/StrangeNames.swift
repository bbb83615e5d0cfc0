import Roles
import SymbolGraph

/// What names mean to anything that is known of the project.
extension Project {
  /// No declaration of the project has the name, and code that says it is nothing that a vocabulary looks for.
  public func isStrange(_ name: String) -> Bool {
    guard let id = table.interner.find(name) else { return true }
    return !table.declared.members.contains(id) && !table.declared.isType(id) && !surfaces.words.isTelling(id)
  }

  /// A rulebook, or what is known of libraries, speaks of the name.
  public func isListed(_ name: String) -> Bool { table.interner.find(name).map(effectiveConfigurations.list) ?? false }

  /// Code that says the name may navigate, or work with part of a module.
  public func isTelling(_ name: String) -> Bool { table.interner.find(name).map(surfaces.words.isTelling) ?? false }

  /// Some rulebook has rules of the project's own, which may speak of any name.
  public var hasOwnRules: Bool { effectiveConfigurations.rulebooks.contains(where: \.hasOwnRules) }
}
