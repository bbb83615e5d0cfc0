import SwiftFacts

/// The number of a name in the whole project. Equal numbers, equal names.
public typealias NameID = UInt32

/// Every distinct name of a project, numbered in the order of its files, so that the numbers do not depend on how many
/// threads read them. NameID 0 is the empty name.
public struct Interner: Sendable {
  @usableFromInline private(set) var bytes: [UInt8] = []
  @usableFromInline private(set) var ends: [UInt32] = [0]
  private var hashes: [UInt64] = [NameTable.hash(of: [])]
  /// Open addressing, linear probing; a slot holds an ID, 0 for free. Its size is a power of two.
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
  public init(startingWith other: Interner, expecting count: Int) {
    self = other
    var size = slots.count
    while size < (ends.count + count) * 2 { size *= 2 }
    if size > slots.count { spread(over: size) }
  }

  /// The empty name included: every ID is smaller.
  @inlinable public var count: Int { ends.count }

  /// The text of a name, made anew each time; `utf8(_:)` costs less. An ID from `count` on traps.
  public subscript(nameID: NameID) -> String {
    String(decoding: bytes[range(of: nameID)], as: UTF8.self)
  }

  /// The UTF-8 bytes of a name.
  @inlinable public func utf8(_ nameID: NameID) -> ArraySlice<UInt8> { bytes[range(of: nameID)] }

  @inlinable func range(of nameID: NameID) -> Range<Int> {
    (nameID == 0 ? 0 : Int(ends[Int(nameID) - 1]))..<Int(ends[Int(nameID)])
  }

  /// The ID of a name that may not occur in the project: then nothing equals it.
  public func find(_ name: String) -> NameID? {
    var name = name
    return name.withUTF8 { text in
      if text.isEmpty { return 0 }
      let nameID = slots[slot(of: text, hash: NameTable.hash(of: text))]
      return nameID == 0 ? nil : nameID
    }
  }

  /// The ID of a name, a new one where the interner has none yet; 0 for the empty name.
  public mutating func intern(_ name: String) -> NameID {
    var name = name
    return name.withUTF8 { intern($0, hash: NameTable.hash(of: $0)) }
  }

  /// The IDs of all names of a file, by their IDs there.
  public mutating func intern(_ names: NameTable) -> [NameID] {
    names.bytes.withUnsafeBufferPointer { text in
      var start = 0
      return (0..<names.count).map { name in
        let end = Int(names.ends[name])
        defer { start = end }
        return intern(UnsafeBufferPointer(rebasing: text[start..<end]), hash: names.hashes[name])
      }
    }
  }

  /// The IDs of all names of another interner, by their IDs there.
  mutating func intern(_ other: Interner) -> [NameID] {
    other.bytes.withUnsafeBufferPointer { text in
      (0..<other.count).map { nameID in
        intern(UnsafeBufferPointer(rebasing: text[other.range(of: NameID(nameID))]), hash: other.hashes[nameID])
      }
    }
  }

  /// Whether a name begins with one of A to Z, as those of types do.
  @inlinable public func isCapital(_ nameID: NameID) -> Bool {
    utf8(nameID).first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// `UIView`, `UITableViewCell`: a name that can only be UIKit's.
  public func isOfUIKit(_ nameID: NameID) -> Bool {
    let name = utf8(nameID)
    return name.count > 2 && name.starts(with: "UI".utf8)
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[name.startIndex + 2])
  }

  private mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> NameID {
    if text.isEmpty { return 0 }
    let slot = slot(of: text, hash: hash)
    if slots[slot] != 0 { return slots[slot] }
    let nameID = NameID(ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = nameID
    if ends.count * 2 > slots.count { spread(over: slots.count * 2) }
    return nameID
  }

  /// The slot of a name, or the free one where it would go.
  private func slot(of text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let nameID = Int(slots[slot])
      let known = range(of: NameID(nameID))
      if hashes[nameID] == hash, known.count == text.count,
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
    for nameID in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[nameID]) & (larger.count - 1)
      while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = UInt32(nameID)
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
