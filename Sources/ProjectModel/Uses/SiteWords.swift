import LintRules
import SymbolGraph

/// The names that vocabularies listen for, as symbols of one project.
struct SiteWords: Sendable {
  var calls = SymbolSet()
  var makes = SymbolSet()
  var sets = SymbolSet()
  var overrides = SymbolSet()
  /// Functions that change a collection in place.
  var mutators = SymbolSet()

  /// The types from outside that are of any interest to a rule; nil: all are.
  var outside: SymbolSet?

  /// Whether uses of a type are worth keeping: most types from outside are strings and numbers.
  func isInteresting(_ key: TypeKey) -> Bool {
    guard key.isExternal, let outside else { return true }
    return outside.contains(key.symbol)
  }

  var callAsFunction: Symbol = 0
  var dismiss: Symbol = 0
  var presentingViewController: Symbol = 0
  var rootViewController: Symbol = 0
  /// `map`, `flatMap`: what optionals do with what they hold.
  var maps = SymbolSet()

  /// Calls of functions that the project declares for its callers' navigation are found by their names, too.
  var wrappers = SymbolSet()

  func isCallInteresting(_ name: Symbol) -> Bool { calls.contains(name) || wrappers.contains(name) }

  /// The names of parts of modules: whoever names one may work with it, also where no role plays.
  var parts = SymbolSet()

  mutating func addParts(_ hierarchy: Hierarchy, _ roles: [RoleAssignment]) {
    func isPart(_ key: TypeKey) -> Bool {
      guard !key.isExternal, !roles[key.index].isExempt, let role = roles[key.index].role else { return false }
      return Role.parts.contains(role) || role == .builder
    }
    for (index, type) in hierarchy.table.types.enumerated() {
      let key = TypeKey(type: index)
      let isNamed = type.kind == .typealias && hierarchy.resolver.aliased(key).keys.contains { isPart($0) }
      if isNamed || isPart(key) { parts.insert(type.name) }
    }
  }

  /// Types that keep an object of themselves: whoever makes another one makes them no singletons.
  mutating func addKept(_ standings: [Project.Standing], _ table: TypeTable) {
    for (type, standing) in zip(table.types, standings) where standing == .keepsOne { parts.insert(type.name) }
  }

  /// Code that says the name may be a site, or work with part of a module.
  func isTelling(_ name: Symbol) -> Bool {
    calls.contains(name) || makes.contains(name) || sets.contains(name) || wrappers.contains(name)
      || parts.contains(name)
  }
}
