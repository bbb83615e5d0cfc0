import SwiftFacts

/// What types from outside have, as far as navigation needs it (vocabulary `external-members`).
struct ExternalMembers: Sendable {
  /// (type, member) → the type of the member; `isCollection` when it is an array of it.
  struct Result: Sendable {
    var type: Symbol
    var isCollection: Bool
  }
  private var results: [UInt64: Result] = [:]
  /// (type, member) → which generic argument of the type the member is.
  private var arguments: [UInt64: Int] = [:]
  private var namesOfArguments = SymbolSet()
  /// Most names are no members of such types.
  private var names = SymbolSet()

  mutating func add(_ member: Symbol, of type: Symbol, _ result: Result) {
    results[key(type, member)] = result
    names.insert(member)
  }

  mutating func add(_ member: Symbol, of type: Symbol, argument: Int) {
    arguments[key(type, member)] = argument
    namesOfArguments.insert(member)
  }

  /// Whether a member of this name may be what a type from outside is filled in with.
  func mayBeArgument(_ member: Symbol) -> Bool { namesOfArguments.contains(member) }

  /// Which generic argument of a type one of its members is.
  func argument(_ type: Symbol, _ member: Symbol) -> Int? { arguments[key(type, member)] }

  /// Whether any type from outside has a member of this name.
  func contains(_ member: Symbol) -> Bool { names.contains(member) }

  subscript(type: Symbol, member: Symbol) -> Value? {
    guard names.contains(member), let result = results[key(type, member)] else { return nil }
    let value = Value.plain(TypeKey(external: result.type))
    return result.isCollection ? .array(value) : value
  }
}

extension Hierarchy {
  /// The members of a name, those of the nearest ancestor that has any, and whose they are.
  func members(
    named name: Symbol, of key: TypeKey, arguments: [Value]
  ) -> (declarations: ArraySlice<DeclarationRef>, owner: Ancestor) {
    if !key.isExternal {
      let own = table.members(named: name, of: key)
      if !own.isEmpty { return (own, Ancestor(key: key, arguments: arguments)) }
    }
    for ancestor in ancestry(of: key) {
      let found = table.members(named: name, of: ancestor)
      if found.isEmpty { continue }
      if ancestor.isExternal { return (found, Ancestor(key: ancestor, arguments: [])) }
      let all = ancestry(of: key, arguments: arguments)
      return (found, all.first { $0.key == ancestor } ?? Ancestor(key: ancestor, arguments: []))
    }
    return ([], Ancestor(key: key, arguments: []))
  }
}
