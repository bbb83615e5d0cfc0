/// The keyword that a type is declared with, as selectors and shapes spell it.
public enum DeclarationKind: String, Sendable, Hashable, CaseIterable {
  case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
}

/// Component or contract (SEMANTICS.md §1).
public enum Nature: String, Sendable, Hashable, CaseIterable {
  case component, contract
}
