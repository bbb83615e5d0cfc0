import LintRules
import SymbolGraph

/// The names that vocabularies listen for, as symbols of one project.
public struct SiteWords: Sendable {
  @usableFromInline var calls = SymbolSet()
  @usableFromInline var makes = SymbolSet()
  @usableFromInline var sets = SymbolSet()
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
  @usableFromInline var wrappers = SymbolSet()

  func isCallInteresting(_ name: Symbol) -> Bool { calls.contains(name) || wrappers.contains(name) }

  /// The names of parts of modules: whoever names one may work with it, also where no role plays.
  public var parts = SymbolSet()

  /// Code that says the name may be a site, or work with part of a module.
  @inlinable public func isTelling(_ name: Symbol) -> Bool {
    calls.contains(name) || makes.contains(name) || sets.contains(name) || wrappers.contains(name)
      || parts.contains(name)
  }
}
