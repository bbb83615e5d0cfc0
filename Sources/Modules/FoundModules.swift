import SymbolGraph

/// The components and contracts of one feature (SEMANTICS.md §3).
public struct Module: Sendable, Equatable {
  /// The stem of its parts' names, or the name of their namespace or folder. Several modules may have the same.
  public var name: String
  /// Its parts, ascending.
  public var types: [TypeKey]
}

/// What the search for modules found.
package struct FoundModules: Sendable {
  package let modules: [Module]
  /// For each type the number of its module, or -1.
  package let ofType: [Int32]
  /// For each type why it belongs there.
  package let reasons: [ModuleReason?]
}
