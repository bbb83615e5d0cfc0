import SwiftFacts

/// What types from outside have (vocabulary `external-members`).
public struct ExternalMembers: Sendable {
  /// A property or a function.
  public struct Member: Sendable {
    /// The property's value, or the function's result.
    public var value: Value
    /// What its closures are handed, by their labels; the one without has the label 0.
    public var hands: [NameID: [Value]] = [:]
    /// Something in it depends on the receiver: its type, or what that is filled in with.
    public var isOpen = false
    /// A configuration says it: the types in it may be the project's.
    public var namesProject = false
  }
  /// (type, member) → what it is, wherever that does not depend on what the type is filled in with.
  private var plain: [UInt64: Member] = [:]
  /// The same for types that say what they are filled in with.
  private var generic: [UInt64: Member] = [:]
  /// Most names are no members of such types.
  @usableFromInline private(set) var names = NameSet()
  @usableFromInline private(set) var namesOfGeneric = NameSet()

  mutating func add(_ name: NameID, of type: NameID, _ member: Member, isGeneric: Bool) {
    if isGeneric {
      generic[GroupedIndex.key(type, name)] = member
      namesOfGeneric.insert(name)
    } else {
      plain[GroupedIndex.key(type, name)] = member
      names.insert(name)
    }
  }

  /// Whether any type from outside has a member of this name.
  @inlinable public func contains(_ name: NameID) -> Bool { names.contains(name) }

  /// Whether a member of this name may be what a type from outside is filled in with.
  @inlinable public func mayBeGeneric(_ name: NameID) -> Bool { namesOfGeneric.contains(name) }

  /// A member of a type that need not be filled in.
  public func plain(_ type: NameID, _ name: NameID) -> Member? {
    names.contains(name) ? plain[GroupedIndex.key(type, name)] : nil
  }

  /// A member that depends on what the type is filled in with.
  public func generic(_ type: NameID, _ name: NameID) -> Member? {
    namesOfGeneric.contains(name) ? generic[GroupedIndex.key(type, name)] : nil
  }

  /// The value of a member of a type that need not be filled in.
  public subscript(type: NameID, name: NameID) -> Value? { plain(type, name)?.value }

  /// What the generic parameters of types are called, where the vocabulary says.
  private var parameters: [NameID: [NameID]] = [:]

  mutating func name(_ parameters: [NameID], of type: NameID) { self.parameters[type] = parameters }

  /// In an extension that the project adds to a type from outside, `Element` is what the receiver is filled in with.
  public func settlePlaceholders(
    _ value: Value, of type: NameID, _ arguments: [Value], _ placeholders: NameSet, _ resolver: TypeResolver
  ) -> Value {
    let names = parameters[type] ?? []
    return resolver.replace(value) { part in
      guard case .type(let key, []) = part, key.isExternal else { return nil }
      if names.count == arguments.count, let index = names.firstIndex(of: key.nameID) { return arguments[index] }
      return placeholders.contains(key.nameID) ? .unknown : nil
    }
  }

  // MARK: What depends on the receiver

  /// Generic argument number `index` of the type that has the member.
  static func argument(_ index: Int) -> Value {
    .parameter(GenericParameterRef(owner: DeclarationRef(file: .max, declaration: .max), index: index))
  }
  /// `Self`.
  static let receiver = argument(-1)

  /// Puts the receiver and what its type is filled in with in their places, and types of the project where a
  /// configuration means these.
  public static func settle(
    _ value: Value, of member: Member, receiver: Value, arguments: [Value], _ resolver: TypeResolver
  ) -> Value {
    resolver.replace(value) { part in
      if member.namesProject, case .type(let key, let arguments) = part, key.isExternal {
        return resolver.table.type(called: key.nameID).map { .type($0, arguments) }
      }
      guard case .parameter(let parameter) = part, parameter.owner.file == .max else { return nil }
      if parameter.index < 0 { return receiver }
      return parameter.index < arguments.count ? arguments[parameter.index] : .unknown
    }
  }
}

extension Hierarchy {
  /// The members of a name, those of the nearest ancestor that has any, and whose they are.
  public func members(
    named name: NameID, of key: TypeKey, arguments: [Value]
  ) -> (declarations: ArraySlice<DeclarationRef>, owner: Ancestor) {
    let (places, owner) = lookUpMembers(named: name, of: key)
    let filling = places.isEmpty ? [] : self.arguments(of: owner, in: key, arguments)
    return (table.members(at: places), Ancestor(key: owner, arguments: filling))
  }

  /// The first of these.
  public func lookUpMember(named name: NameID, of key: TypeKey) -> DeclarationRef? {
    let places = lookUpMembers(named: name, of: key).places
    return places.isEmpty ? nil : table.member(at: places.lowerBound)
  }

  /// The places of these members, and whose they are.
  public func lookUpMembers(named name: NameID, of key: TypeKey) -> (places: Range<Int>, owner: TypeKey) {
    guard table.declared.members.contains(name) else { return (0..<0, key) }
    var ofProtocol: (places: Range<Int>, owner: TypeKey)?
    for ancestor in ancestry(of: key) {
      let isProtocol = isOwnProtocol(ancestor)
      if isProtocol, ofProtocol != nil { continue }
      let found = table.places(ofMembers: name, of: ancestor)
      if found.isEmpty { continue }
      let isDemanded = isProtocol && found.allSatisfy { table.isRequirement(table.member(at: $0)) }
      if !isDemanded || isOwnProtocol(key) { return (found, ancestor) }
      // What a superclass declares goes before what a protocol demands, however far up it stands.
      ofProtocol = (found, ancestor)
    }
    if let ofProtocol { return ofProtocol }
    return adoptions.isEmpty ? (0..<0, key) : adoptedMembers(named: name, of: key)
  }

  private func isOwnProtocol(_ key: TypeKey) -> Bool { !key.isExternal && table.types[key.index].kind == .protocol }

  /// What a type has through a protocol to which one of its ancestors from outside conforms.
  private func adoptedMembers(named name: NameID, of key: TypeKey) -> (places: Range<Int>, owner: TypeKey) {
    for ancestor in ancestry(of: key) {
      for adopted in adoptions.of(ancestor) {
        for owner in self.ancestry(of: adopted) {
          let found = table.places(ofMembers: name, of: owner)
          if !found.isEmpty { return (found, owner) }
        }
      }
    }
    return (0..<0, key)
  }

  /// What an ancestor is filled in with where its descendant is filled in with `arguments`.
  public func arguments(of ancestor: TypeKey, in key: TypeKey, _ arguments: [Value]) -> [Value] {
    ancestor == key ? arguments : ancestry(of: key, arguments: arguments).first { $0.key == ancestor }?.arguments ?? []
  }
}
