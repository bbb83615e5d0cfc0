/// Many values for one key: the values sorted by their keys, and a table that says where those of a key begin. No order
/// that depends on chance, and looking something up makes nothing.
struct SortedIndex: Sendable {
  private let keys: [UInt64]
  /// All values, by key.
  let values: [UInt32]
  /// Open addressing, linear probing; a slot holds the place of a key's first value plus one, 0 for free.
  private let slots: [UInt32]

  init() { self.init([]) }

  /// Values of equal keys keep the order of their numbers.
  init(_ pairs: [(key: UInt64, value: UInt32)]) {
    let sorted = pairs.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    keys = sorted.map(\.key)
    values = sorted.map(\.value)
    var size = 64
    while size < pairs.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for (place, pair) in sorted.enumerated() where place == 0 || sorted[place - 1].key != pair.key {
      var slot = SortedIndex.hash(pair.key) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(place) + 1
    }
    self.slots = slots
  }

  private static func hash(_ key: UInt64) -> Int {
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  /// The values of a key, ascending.
  func values(of key: UInt64) -> ArraySlice<UInt32> { values[places(of: key)] }

  /// Where the values of a key stand in `values`.
  func places(of key: UInt64) -> Range<Int> {
    var slot = SortedIndex.hash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let start = Int(slots[slot]) - 1
      if keys[start] == key {
        var end = start + 1
        while end < keys.count, keys[end] == key { end += 1 }
        return start..<end
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0..<0
  }
}

/// Two 32-bit numbers as one key.
func key(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
