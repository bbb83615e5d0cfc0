/// A set of symbols, one bit for each: asked about every name of a project, so nothing is hashed.
struct SymbolSet: Sendable {
  private var bits: [UInt64] = []

  init() {}

  init(_ symbols: some Sequence<Symbol>) { formUnion(symbols) }

  init(_ names: [String], in symbols: inout SymbolTable) {
    for name in names { insert(symbols.intern(name)) }
  }

  @inline(__always)
  func contains(_ symbol: Symbol) -> Bool {
    let word = Int(symbol >> 6)
    return word < bits.count && bits[word] & (1 << UInt64(symbol & 63)) != 0
  }

  mutating func formUnion(_ symbols: some Sequence<Symbol>) {
    for symbol in symbols { insert(symbol) }
  }

  /// The symbols of either.
  func union(_ other: SymbolSet) -> SymbolSet {
    var union = self
    while union.bits.count < other.bits.count { union.bits.append(0) }
    for (word, bits) in other.bits.enumerated() { union.bits[word] |= bits }
    return union
  }

  mutating func insert(_ symbol: Symbol) {
    let word = Int(symbol >> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(symbol & 63)
  }
}
