import SwiftFacts

/// What each type inherits from: the clauses of all declarations and extensions merged, and what is known of types from
/// outside. Immutable, and a class for the same reason as `SymbolTable`.
public final class Hierarchy: Sendable {
  /// Of written types; it finds what is nested in supertypes, too.
  public let resolver: TypeResolver
  /// What all keys index.
  public let table: SymbolTable
  private let supertypes: Supertypes
  /// The protocols to which extensions make types from outside conform.
  public let adoptions: Adoptions
  /// Types from outside that hold other screens: `UINavigationController`.
  private let containers: NameSet
  /// For each type of the project its ancestry without generic arguments of its own.
  @usableFromInline let ancestries: [[Ancestor]]
  /// The keys of these, one list behind the other, then those of every name as a type from outside.
  @usableFromInline let ancestorKeys: [TypeKey]
  /// Where the list of each type, then of each name, begins in `ancestorKeys`; one more for the end.
  @usableFromInline let starts: [UInt32]
  /// For each type of the project those that inherit from it.
  private let descendants: GroupedIndex

  /// - Parameters:
  ///   - external: the direct supertypes of types from outside.
  ///   - containers: which of these hold other screens.
  public init(resolver: TypeResolver, external: [NameID: [NameID]], containers: NameSet = NameSet()) {
    self.containers = containers
    let table = resolver.table
    let direct = table.types.indices.map { Hierarchy.supertypes(of: TypeKey(type: $0), resolver) }
    let supertypes = Supertypes(table: table, resolver: resolver, direct: direct, external: external)
    let plain = table.types.indices.map { supertypes.walk(Ancestor(key: TypeKey(type: $0), arguments: [])) }
    var keys: [TypeKey] = []
    var starts: [UInt32] = []
    for ancestry in plain {
      starts.append(UInt32(keys.count))
      for ancestor in ancestry { keys.append(ancestor.key) }
    }
    for nameID in 0..<NameID(table.interner.count) {
      starts.append(UInt32(keys.count))
      let key = TypeKey(external: nameID)
      if external[nameID] == nil {
        keys.append(key)
      } else {
        keys += supertypes.walk(Ancestor(key: key, arguments: [])).map(\.key)
      }
    }
    starts.append(UInt32(keys.count))
    var hasNested = [Bool](repeating: false, count: plain.count)
    var hasNestedOutside: Set<TypeKey> = []
    for type in table.types {
      guard let parent = type.parent else { continue }
      if parent.isExternal { hasNestedOutside.insert(parent) } else { hasNested[parent.index] = true }
    }
    let holders = plain.map { ancestry in
      ancestry.map(\.key).filter { $0.isExternal ? hasNestedOutside.contains($0) : hasNested[$0.index] }
    }
    self.resolver = TypeResolver(table: table, known: resolver.known, holders: holders)
    self.table = table
    self.supertypes = supertypes
    adoptions = Adoptions(resolver)
    self.starts = starts
    descendants = GroupedIndex(
      plain.enumerated().flatMap { index, ancestry in
        ancestry.dropFirst().lazy.map(\.key).filter { !$0.isExternal }.map { (UInt64($0.raw), UInt32(index)) }
      })
    ancestries = plain
    ancestorKeys = keys
  }

  /// The hierarchy after an edit in bodies alone: of types that are new names no supertypes are known.
  ///
  /// - Parameter table: see `SymbolTable.after(editIn:of:)`.
  public init(_ old: Hierarchy, table: SymbolTable) {
    self.table = table
    resolver = TypeResolver(table: table, known: old.resolver.known, holders: old.resolver.holders)
    supertypes = Supertypes(
      table: table, resolver: resolver, direct: old.supertypes.direct, external: old.supertypes.external)
    (adoptions, ancestries, descendants) = (old.adoptions, old.ancestries, old.descendants)
    containers = old.containers
    var (keys, starts) = (old.ancestorKeys, old.starts)
    for nameID in NameID(old.table.interner.count)..<NameID(table.interner.count) {
      keys.append(TypeKey(external: nameID))
      starts.append(UInt32(keys.count))
    }
    (ancestorKeys, self.starts) = (keys, starts)
  }

  @inline(never)
  private static func supertypes(of key: TypeKey, _ resolver: TypeResolver) -> [Value] {
    let table = resolver.table
    let entity = table.entity(key)
    if entity.kind == .typealias {
      let value = resolver.aliased(key)
      return value == .plain(key) ? [] : [value]
    }
    guard entity.kind.isNominal else { return [] }
    var found: [Value] = []
    for at in table.parts(of: key) {
      for root in resolver.inheritedTypes(of: at) {
        found.append(resolver.supertype(root, writtenBy: at, of: entity.at))
      }
      found += selfRequirements(of: at, resolver)
    }
    return found
  }

  /// `protocol P where Self: UIViewController`.
  private static func selfRequirements(of at: DeclarationRef, _ resolver: TypeResolver) -> [Value] {
    let table = resolver.table
    let fact = table.declaration(at)
    guard fact.kind == .protocol else { return [] }
    return resolver.selfBounds(of: at)
  }

  /// An ancestor with its generic arguments as the descendant sees them.
  public struct Ancestor: Sendable {
    /// The ancestor.
    public var key: TypeKey
    /// Empty where nothing is known of them.
    public var arguments: [Value]

    @inlinable public init(key: TypeKey, arguments: [Value]) {
      self.key = key
      self.arguments = arguments
    }
  }

  /// The type itself and everything it inherits from, nearest first, each once; typealiases and compositions opened.
  @inlinable public func ancestry(of key: TypeKey) -> ArraySlice<TypeKey> {
    let list = key.isExternal ? ancestries.count + Int(key.nameID) : key.index
    return ancestorKeys[Int(starts[list])..<Int(starts[list + 1])]
  }

  /// The same with the generic arguments of each. (Lists of types from outside have none.)
  @inline(never)
  public func ancestry(of key: TypeKey, arguments: [Value]) -> [Ancestor] {
    if arguments.isEmpty, !key.isExternal { return ancestries[key.index] }
    return supertypes.walk(Ancestor(key: key, arguments: arguments))
  }

  /// The direct supertypes with the ancestor's arguments put in.
  public func supertypes(of ancestor: Ancestor) -> [Value] { supertypes.of(ancestor) }

  /// By `ancestry(of:)`, so that every type inherits from itself.
  @inlinable public func inherits(_ key: TypeKey, from ancestor: TypeKey) -> Bool {
    ancestry(of: key).contains(ancestor)
  }

  /// The types of the project that inherit from one of them, through however many steps, ascending; not that itself.
  public func descendants(of key: TypeKey) -> [TypeKey] {
    descendants.values(of: UInt64(key.raw)).map { TypeKey(raw: $0) }
  }

  /// A type from outside that holds other screens.
  public func isContainer(_ key: TypeKey) -> Bool { key.isExternal && containers.contains(key.nameID) }

  /// A container, or a type that inherits from one.
  public func inheritsFromContainer(_ key: TypeKey) -> Bool { ancestry(of: key).contains(where: isContainer) }

  /// A class of UIKit's or AppKit's, or one that inherits from these.
  public func isOfSystem(_ key: TypeKey) -> Bool {
    ancestry(of: key).contains { $0.isExternal && resolver.known.frameworks.responders.contains($0.nameID) }
  }

  /// A type of the project that inherits from nothing but types of the project: all that it has is known.
  @inlinable public func isAllOwn(_ key: TypeKey) -> Bool { !ancestry(of: key).contains(where: \.isExternal) }
}

/// Direct supertypes, from which ancestries are walked.
private struct Supertypes: Sendable {
  let table: SymbolTable
  let resolver: TypeResolver
  /// For each type of the project its direct supertypes, in the order in which they are written.
  let direct: [[Value]]
  /// The direct supertypes of types from outside, as far as the vocabularies know them.
  let external: [NameID: [NameID]]

  @inline(never)
  func walk(_ start: Hierarchy.Ancestor) -> [Hierarchy.Ancestor] {
    var list = [start]
    // Most ancestries are so short that looking through them costs least.
    var known: Set<TypeKey> = []
    var next = 0
    while next < list.count, list.count < 512 {
      let current = list[next]
      next += 1
      for value in of(current) { add(value, to: &list, &known) }
    }
    return list
  }

  private func add(_ value: Value, to list: inout [Hierarchy.Ancestor], _ known: inout Set<TypeKey>) {
    switch value {
    case .type(let key, let arguments):
      if list.count < 16 {
        if list.contains(where: { $0.key == key }) { return }
      } else {
        if known.isEmpty { known = Set(list.map(\.key)) }
        if !known.insert(key).inserted { return }
      }
      list.append(Hierarchy.Ancestor(key: key, arguments: arguments))
    case .composition(let parts):
      for part in parts { add(part, to: &list, &known) }
    default: break
    }
  }

  func of(_ ancestor: Hierarchy.Ancestor) -> [Value] {
    if ancestor.key.isExternal {
      // What a type from outside is filled in with its supertypes are filled in with: `BehaviorRelay<Item>` is an
      // `ObservableType` of items.
      return (external[ancestor.key.nameID] ?? []).map { .type(TypeKey(external: $0), ancestor.arguments) }
    }
    let values = direct[ancestor.key.index]
    if ancestor.arguments.isEmpty { return values }
    let at = table.entity(ancestor.key).at
    return values.map { resolver.substitute($0, owner: at, arguments: ancestor.arguments) }
  }
}
