import LintRules
import SymbolGraph

/// The names that vocabularies listen for, as name IDs of one project.
public struct SiteWords: Sendable, Equatable {
  @usableFromInline var calls = NameSet()
  @usableFromInline var makes = NameSet()
  @usableFromInline var sets = NameSet()
  var overrides = NameSet()
  /// Functions that change a collection in place.
  var mutators = NameSet()

  /// The types from outside that are of any interest to a rule; nil: all are.
  var outside: NameSet?

  /// Whether uses of a type are worth keeping: most types from outside are strings and numbers.
  func isInteresting(_ key: TypeKey) -> Bool {
    guard key.isExternal, let outside else { return true }
    return outside.contains(key.nameID)
  }

  var callAsFunction: NameID = 0
  var dismiss: NameID = 0
  var presentingViewController: NameID = 0
  var rootViewController: NameID = 0
  /// `map`, `flatMap`: what optionals do with what they hold.
  var maps = NameSet()

  /// Calls of functions that the project declares for its callers' navigation are found by their names, too.
  @usableFromInline var wrappers = NameSet()

  func isCallInteresting(_ name: NameID) -> Bool { calls.contains(name) || wrappers.contains(name) }

  /// The names of parts of modules: code that names one may work with it, also where no type has a role.
  public var parts = NameSet()

  /// Code that says the name may be a site, or work with part of a module.
  @inlinable public func isTelling(_ name: NameID) -> Bool {
    calls.contains(name) || makes.contains(name) || sets.contains(name) || wrappers.contains(name)
      || parts.contains(name)
  }
}
