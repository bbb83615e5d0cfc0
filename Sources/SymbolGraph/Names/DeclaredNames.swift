import SwiftFacts

/// Which names the project declares at all, by what they can mean: most names in code are from outside, and one bit
/// says so before anything is looked up.
public struct DeclaredNames: Sendable {
  /// Types at top level.
  @usableFromInline private(set) var global = NameSet()
  /// Those of them of which a declaration is private to its file.
  private(set) var hidden = NameSet()
  /// Types inside types, types inside functions, generic parameters: what a name means then depends on where it stands.
  public private(set) var inner = NameSet()
  /// Typealiases, wherever they stand.
  public private(set) var aliases = NameSet()
  /// Functions, variables, cases, initialisers, subscripts: of types and at top level.
  public private(set) var members = NameSet()

  /// Whether any type, or what stands for one, has this name.
  @inlinable public func isType(_ name: NameID) -> Bool { global.contains(name) || inner.contains(name) }

  /// For each type of the project one bit for each of the names of its members, 64 bits for all names: most types that
  /// are asked for a member have none of that name, and what one bit says need not be looked up.
  @usableFromInline private(set) var bitsOfTypes: [UInt64]
  /// The types from outside that the project gives members.
  @usableFromInline private(set) var extended = NameSet()

  /// - Parameter members: by owner and name, as in `SymbolTable`.
  init(
    _ types: [TypeEntity], members: [(key: UInt64, value: UInt32)], _ files: [SourceFile], _ namesOfFile: [[NameID]]
  ) {
    bitsOfTypes = [UInt64](repeating: 0, count: types.count)
    for type in types {
      if type.parent == nil, !type.isLocal {
        global.insert(type.name)
        if type.place(files).isPrivate { hidden.insert(type.name) }
      } else {
        inner.insert(type.name)
      }
      if type.kind == .typealias { aliases.insert(type.name) }
    }
    for (file, names) in zip(files, namesOfFile) {
      for parameter in file.facts.surface.genericParameters { inner.insert(names[Int(parameter.name)]) }
    }
    for (key, _) in members {
      add(NameID(truncatingIfNeeded: key), of: UInt32(truncatingIfNeeded: key >> 32))
    }
  }

  private mutating func add(_ name: NameID, of raw: UInt32) {
    members.insert(name)
    if raw == SymbolTable.topLevel { return }
    let owner = TypeKey(raw: raw)
    if owner.isExternal { extended.insert(owner.nameID) } else { bitsOfTypes[owner.index] |= bit(name) }
  }

  /// False where a type certainly has no member of that name of its own.
  @inlinable func mayHave(_ name: NameID, of type: TypeKey?) -> Bool {
    guard let type else { return true }
    return type.isExternal ? extended.contains(type.nameID) : bitsOfTypes[type.index] & bit(name) != 0
  }

  @inlinable func bit(_ name: NameID) -> UInt64 { 1 << UInt64((name &* 0x9e37_79b1) >> 26) }
}
