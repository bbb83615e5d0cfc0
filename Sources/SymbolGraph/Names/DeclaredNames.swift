import SwiftFacts

/// Which names the project declares at all, by what they can mean: most names in code are from outside, and one bit
/// says so before anything is looked up.
public struct DeclaredNames: Sendable {
  /// Types at top level.
  @usableFromInline private(set) var global = SymbolSet()
  /// Those of them of which a declaration is private to its file.
  private(set) var hidden = SymbolSet()
  /// Types inside types, types inside functions, generic parameters: what a name means then depends on where it stands.
  public private(set) var inner = SymbolSet()
  /// Typealiases, wherever they stand.
  public private(set) var aliases = SymbolSet()
  /// Functions, variables, cases, initialisers, subscripts: of types and at top level.
  public private(set) var members = SymbolSet()

  /// Whether any type, or what stands for one, has this name.
  @inlinable public func isType(_ name: Symbol) -> Bool { global.contains(name) || inner.contains(name) }

  /// For each type of the project one bit for each of the names of its members, 64 bits for all names: most types that
  /// are asked for a member have none of that name, and what one bit says need not be looked up.
  @usableFromInline private(set) var bitsOfTypes: [UInt64]
  /// The types from outside that the project gives members.
  @usableFromInline private(set) var extended = SymbolSet()

  /// - Parameter members: by owner and name, as in `TypeTable`.
  init(
    _ types: [TypeEntity], members: [(key: UInt64, value: UInt32)], _ files: [SourceFile], _ symbolsOfFile: [[Symbol]]
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
    for (file, symbols) in zip(files, symbolsOfFile) {
      for parameter in file.facts.surface.genericParameters { inner.insert(symbols[Int(parameter.name)]) }
    }
    for (key, _) in members {
      add(Symbol(truncatingIfNeeded: key), of: UInt32(truncatingIfNeeded: key >> 32))
    }
  }

  private mutating func add(_ name: Symbol, of raw: UInt32) {
    members.insert(name)
    if raw == TypeTable.topLevel { return }
    let owner = TypeKey(raw: raw)
    if owner.isExternal { extended.insert(owner.symbol) } else { bitsOfTypes[owner.index] |= bit(name) }
  }

  /// False where a type certainly has no member of that name of its own.
  @inlinable func mayHave(_ name: Symbol, of type: TypeKey?) -> Bool {
    guard let type else { return true }
    return type.isExternal ? extended.contains(type.symbol) : bitsOfTypes[type.index] & bit(name) != 0
  }

  @inlinable func bit(_ name: Symbol) -> UInt64 { 1 << UInt64((name &* 0x9e37_79b1) >> 26) }
}
