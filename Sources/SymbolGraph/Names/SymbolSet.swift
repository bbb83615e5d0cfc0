/// A set of symbols, one bit for each: asked about every name of a project, so nothing is hashed.
public struct SymbolSet: Sendable {
  @usableFromInline var bits: [UInt64] = []

  /// None.
  @inlinable public init() {}

  @inlinable public init(_ symbols: some Sequence<Symbol>) { formUnion(symbols) }

  public init(_ names: [String], in symbols: inout SymbolTable) {
    for name in names { insert(symbols.intern(name)) }
  }

  /// Whether a symbol is one of them; a symbol of another table means something else.
  @inlinable @inline(__always)
  public func contains(_ symbol: Symbol) -> Bool {
    let word = Int(symbol >> 6)
    return word < bits.count && bits[word] & (1 << UInt64(symbol & 63)) != 0
  }

  /// Adds symbols.
  @inlinable public mutating func formUnion(_ symbols: some Sequence<Symbol>) {
    for symbol in symbols { insert(symbol) }
  }

  /// The symbols of either.
  public func union(_ other: SymbolSet) -> SymbolSet {
    var union = self
    while union.bits.count < other.bits.count { union.bits.append(0) }
    for (word, bits) in other.bits.enumerated() { union.bits[word] |= bits }
    return union
  }

  /// Adds one symbol.
  @inlinable public mutating func insert(_ symbol: Symbol) {
    let word = Int(symbol >> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(symbol & 63)
  }
}
