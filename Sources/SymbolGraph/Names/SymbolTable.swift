import SwiftFacts

/// The number of a name in the whole project. Equal numbers, equal names.
public typealias Symbol = UInt32

/// Every distinct name of a project, numbered in the order of its files, so that the numbers do not depend on how many
/// threads read them. Symbol 0 is the empty name.
public struct SymbolTable: Sendable {
  @usableFromInline private(set) var bytes: [UInt8] = []
  @usableFromInline private(set) var ends: [UInt32] = [0]
  private var hashes: [UInt64] = [NameTable.hash(of: [])]
  /// Open addressing, linear probing; a slot holds a symbol, 0 for free. Its size is a power of two.
  private var slots: [UInt32]

  /// - Parameter count: about how many names it will take; it grows where there are more.
  public init(expecting count: Int = 1024) {
    var size = 2048
    while size < count * 2 { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
  }

  /// A table that begins with the names of another one, under the same numbers.
  ///
  /// - Parameter count: about how many names it will take besides.
  public init(startingWith other: SymbolTable, expecting count: Int) {
    self = other
    var size = slots.count
    while size < (ends.count + count) * 2 { size *= 2 }
    if size > slots.count { spread(over: size) }
  }

  /// The empty name included: every symbol is smaller.
  @inlinable public var count: Int { ends.count }

  /// The text of a name, made anew each time; `utf8(_:)` costs less. A symbol from `count` on traps.
  public subscript(symbol: Symbol) -> String {
    String(decoding: bytes[range(of: symbol)], as: UTF8.self)
  }

  /// The UTF-8 bytes of a name.
  @inlinable public func utf8(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[range(of: symbol)] }

  @inlinable func range(of symbol: Symbol) -> Range<Int> {
    (symbol == 0 ? 0 : Int(ends[Int(symbol) - 1]))..<Int(ends[Int(symbol)])
  }

  /// The symbol of a name that may not occur in the project: then nothing equals it.
  public func find(_ name: String) -> Symbol? {
    var name = name
    return name.withUTF8 { text in
      if text.isEmpty { return 0 }
      let symbol = slots[slot(of: text, hash: NameTable.hash(of: text))]
      return symbol == 0 ? nil : symbol
    }
  }

  /// The symbol of a name, a new one where the table has none yet; 0 for the empty name.
  public mutating func intern(_ name: String) -> Symbol {
    var name = name
    return name.withUTF8 { intern($0, hash: NameTable.hash(of: $0)) }
  }

  /// The symbols of all names of a file, by name.
  public mutating func intern(_ names: NameTable) -> [Symbol] {
    names.bytes.withUnsafeBufferPointer { text in
      var start = 0
      return (0..<names.count).map { name in
        let end = Int(names.ends[name])
        defer { start = end }
        return intern(UnsafeBufferPointer(rebasing: text[start..<end]), hash: names.hashes[name])
      }
    }
  }

  /// The symbols of all names of another table, by symbol.
  mutating func intern(_ other: SymbolTable) -> [Symbol] {
    other.bytes.withUnsafeBufferPointer { text in
      (0..<other.count).map { symbol in
        intern(UnsafeBufferPointer(rebasing: text[other.range(of: Symbol(symbol))]), hash: other.hashes[symbol])
      }
    }
  }

  /// Whether a name begins with one of A to Z, as those of types do.
  @inlinable public func isCapital(_ symbol: Symbol) -> Bool {
    utf8(symbol).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// `UIView`, `UITableViewCell`: a name that can only be UIKit's.
  public func isOfUIKit(_ symbol: Symbol) -> Bool {
    let name = utf8(symbol)
    return name.count > 2 && name.starts(with: "UI".utf8)
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[name.startIndex + 2])
  }

  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Symbol {
    if text.isEmpty { return 0 }
    let slot = slot(of: text, hash: hash)
    if slots[slot] != 0 { return slots[slot] }
    let symbol = Symbol(ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = symbol
    if ends.count * 2 > slots.count { spread(over: slots.count * 2) }
    return symbol
  }

  /// The slot of a name, or the free one where it would go.
  private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let symbol = Int(slots[slot])
      let known = range(of: Symbol(symbol))
      if hashes[symbol] == hash, known.count == text.count,
        bytes.withUnsafeBufferPointer({ areEqual(UnsafeBufferPointer(rebasing: $0[known]), text) })
      {
        break
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func spread(over size: Int) {
    var larger = [UInt32](repeating: 0, count: size)
    for symbol in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[symbol]) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = UInt32(symbol)
    }
    slots = larger
  }
}

/// Eight bytes at a time. Both have the same length.
private func areEqual(_ one: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
  let (left, right) = (UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
  var index = 0
  while index + 8 <= left.count {
    if left.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      != right.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    {
      return false
    }
    index += 8
  }
  while index < left.count {
    if left[index] != right[index] { return false }
    index += 1
  }
  return true
}
