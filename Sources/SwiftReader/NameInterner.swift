import SwiftFacts

/// Numbers the distinct names of one file: an open-addressing table over the bytes of the names.
///
/// It starts with the words of `Word` under their fixed ids, so that one look-up tells names and keywords apart, and
/// forgets everything else when the next file begins.
struct NameInterner: ~Copyable {
  /// The bytes of all names, one behind the other.
  private(set) var bytes: [UInt8] = []
  /// `ends[id]` is the offset behind the last byte of a name; it starts where name `id - 1` ends.
  private(set) var ends: [UInt32] = [0]
  private(set) var hashes: [UInt64] = [NameTable.seed]
  /// Ids, 0 for a free slot. The count is a power of two, at least twice that of the names.
  private var slots: [UInt32]
  /// The slots that hold names of the present file.
  private var taken: [UInt32] = []
  private var wordCount = 0

  init() {
    slots = Array(repeating: 0, count: 4096)
    var count = 0
    for list in [Word.reserved, Word.contextual] {
      list.withUTF8Buffer { text in
        for word in text.split(separator: 0x20) {
          let array = Array(word)
          let id = NameInterner.insert(
            array.span, 0, array.count, NameTable.hash(of: array), &slots, &bytes, &ends, &hashes, &taken)
          count = Int(id)
        }
      }
    }
    wordCount = count
    taken.removeAll(keepingCapacity: true)
  }

  var count: Int { ends.count }

  /// Forgets all names of the last file.
  mutating func reset() {
    for slot in taken { slots[Int(slot)] = 0 }
    taken.removeAll(keepingCapacity: true)
    if slots.count > 1 << 16 {
      // A huge file must not slow down all that follow it.
      self = NameInterner()
      return
    }
    ends.removeLast(ends.count - wordCount - 1)
    hashes.removeLast(hashes.count - wordCount - 1)
    bytes.removeLast(bytes.count - Int(ends[wordCount]))
  }

  func range(of id: UInt32) -> Range<Int> {
    (id == 0 ? 0 : Int(ends[Int(id) - 1]))..<Int(ends[Int(id)])
  }

  /// The id of `source[start..<end]`, whose hash is known.
  @inline(__always)
  mutating func id(_ source: Span<UInt8>, _ start: Int, _ end: Int, hash: UInt64) -> UInt32 {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let id = slots[slot]
      if id == 0 { break }
      if hashes[Int(id)] == hash && equals(id, source, start, end) { return id }
      slot = (slot &+ 1) & mask
    }
    if (ends.count &+ 1) &* 2 > slots.count { grow() }
    return NameInterner.insert(source, start, end, hash, &slots, &bytes, &ends, &hashes, &taken)
  }

  /// The id of `source[start..<end]`.
  mutating func id(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    id(source, start, end, hash: NameInterner.hash(source, start, end))
  }

  /// The same as `NameTable.hash(of:)`.
  static func hash(_ source: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
    var hash = NameTable.seed
    var position = start
    while position < end {
      var word: UInt64 = 0
      let count = min(8, end - position)
      for index in 0..<count { word |= UInt64(source[position + index]) << UInt64(8 * index) }
      hash = NameTable.mixed(hash, word)
      position += 8
    }
    return hash
  }

  @inline(__always)
  private func equals(_ id: UInt32, _ source: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let known = Int(ends[Int(id) &- 1])
    guard Int(ends[Int(id)]) &- known == end &- start else { return false }
    var index = 0
    while index < end &- start {
      if bytes[known &+ index] != source[start &+ index] { return false }
      index &+= 1
    }
    return true
  }

  private static func insert(
    _ source: Span<UInt8>, _ start: Int, _ end: Int, _ hash: UInt64, _ slots: inout [UInt32], _ bytes: inout [UInt8],
    _ ends: inout [UInt32], _ hashes: inout [UInt64], _ taken: inout [UInt32]
  ) -> UInt32 {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    let id = UInt32(ends.count)
    slots[slot] = id
    taken.append(UInt32(slot))
    for index in start..<end { bytes.append(source[index]) }
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    return id
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    taken.removeAll(keepingCapacity: true)
    for id in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[id]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(id)
      if id > wordCount { taken.append(UInt32(slot)) }
    }
  }
}
