/// Many values for one key: the values of each key side by side, and a table that says where they begin. No order that
/// depends on chance, and looking something up makes nothing.
struct GroupedIndex: Sendable {
  /// All values; those of one key stand together, in the order in which they came, the keys in that of their first ones.
  let values: [UInt32]
  /// The keys of the groups.
  let keys: [UInt64]
  /// Where each group begins in `values`; one more for the end.
  private let starts: [UInt32]
  /// Open addressing, linear probing; a slot holds a group's number plus one, 0 for free. Its size is a power of two.
  private let slots: [UInt32]

  init() { self.init([]) }

  init(_ pairs: [(key: UInt64, value: UInt32)]) {
    var size = 64
    while size < pairs.count * 2 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    var keys: [UInt64] = []
    var counts: [UInt32] = []
    let groups = pairs.map { pair in
      var slot = GroupedIndex.hash(pair.key) & (size - 1)
      while slots[slot] != 0, keys[Int(slots[slot]) - 1] != pair.key { slot = (slot + 1) & (size - 1) }
      if slots[slot] == 0 {
        keys.append(pair.key)
        counts.append(0)
        slots[slot] = UInt32(keys.count)
      }
      let group = slots[slot] - 1
      counts[Int(group)] += 1
      return group
    }
    var starts: [UInt32] = [0]
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    var next = starts
    var values = [UInt32](repeating: 0, count: pairs.count)
    for (pair, group) in zip(pairs, groups) {
      values[Int(next[Int(group)])] = pair.value
      next[Int(group)] += 1
    }
    self.values = values
    self.keys = keys
    self.starts = starts
    self.slots = slots
  }

  private static func hash(_ key: UInt64) -> Int {
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  /// The values of a key.
  func values(of key: UInt64) -> ArraySlice<UInt32> { values[places(of: key)] }

  /// Where the values of a key stand in `values`.
  func places(of key: UInt64) -> Range<Int> {
    var slot = GroupedIndex.hash(key) & (slots.count - 1)
    while slots[slot] != 0 {
      let group = Int(slots[slot]) - 1
      if keys[group] == key { return Int(starts[group])..<Int(starts[group + 1]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0..<0
  }
}

/// Two 32-bit numbers as one key.
func key(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
