/// A set of names, one bit for each: asked about every name of a project, so nothing is hashed.
public struct NameSet: Sendable, Equatable {
  @usableFromInline var bits: [UInt64] = []

  /// The same names, however much room there is for others.
  public static func == (one: NameSet, other: NameSet) -> Bool {
    let (shorter, longer) = one.bits.count < other.bits.count ? (one.bits, other.bits) : (other.bits, one.bits)
    return longer.starts(with: shorter) && longer[shorter.count...].allSatisfy { $0 == 0 }
  }

  /// None.
  @inlinable public init() {}

  @inlinable public init(_ names: some Sequence<NameID>) { formUnion(names) }

  public init(_ names: [String], in interner: inout Interner) {
    for name in names { insert(interner.intern(name)) }
  }

  /// Whether a name is one of them; an ID of another interner means something else.
  @inlinable @inline(__always)
  public func contains(_ nameID: NameID) -> Bool {
    let word = Int(nameID >> 6)
    return word < bits.count && bits[word] & (1 << UInt64(nameID & 63)) != 0
  }

  /// Adds names.
  @inlinable public mutating func formUnion(_ names: some Sequence<NameID>) {
    for nameID in names { insert(nameID) }
  }

  /// The names of either.
  public func union(_ other: NameSet) -> NameSet {
    var union = self
    while union.bits.count < other.bits.count { union.bits.append(0) }
    for (word, bits) in other.bits.enumerated() { union.bits[word] |= bits }
    return union
  }

  /// Adds one name.
  @inlinable public mutating func insert(_ nameID: NameID) {
    let word = Int(nameID >> 6)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(nameID & 63)
  }
}
