import SwiftFacts

/// A member as seen from a value: which declaration, whose, with which generic arguments of its owner.
struct FoundMember {
  var at: DeclarationRef
  var owner: Hierarchy.Ancestor
}

/// What types from outside have, as far as navigation needs it (vocabulary `external-members`).
struct ExternalMembers: Sendable {
  /// (type, member) → the type of the member; `isCollection` when it is an array of it.
  struct Result: Sendable {
    var type: Symbol
    var isCollection: Bool
  }
  var results: [UInt64: Result] = [:]

  subscript(type: Symbol, member: Symbol) -> Value? {
    guard let result = results[key(type, member)] else { return nil }
    let value = Value.plain(TypeKey(external: result.type))
    return result.isCollection ? .array(value) : value
  }
}

extension Hierarchy {
  /// The members of a name, those of the nearest ancestor that has any.
  func members(named name: Symbol, of key: TypeKey, arguments: [Value]) -> [FoundMember] {
    if !key.isExternal {
      let own = table.members(named: name, of: key)
      if !own.isEmpty {
        let owner = Ancestor(key: key, arguments: arguments)
        return own.map { FoundMember(at: $0, owner: owner) }
      }
    }
    for ancestor in ancestry(of: key, arguments: arguments) {
      let found = table.members(named: name, of: ancestor.key)
      if !found.isEmpty { return found.map { FoundMember(at: $0, owner: ancestor) } }
    }
    return []
  }
}
