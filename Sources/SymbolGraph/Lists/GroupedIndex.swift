/// Many values for one key: the values of each key side by side, and a table that says where they begin. No order that
/// depends on chance, and looking something up makes nothing.
public struct GroupedIndex: Sendable {
  /// All values; those of one key stand together, in the order in which they came, the keys in that of their first
  /// ones.
  @usableFromInline let values: [UInt32]
  /// The values of one key: all that a question needs lies side by side, as memory is far away.
  @usableFromInline struct Group: Sendable {
    @usableFromInline var key: UInt64 = 0
    @usableFromInline var start: UInt32 = 0
    /// 0 where there is no group.
    @usableFromInline var count: UInt32 = 0
  }
  /// Open addressing, linear probing. Its size is a power of two.
  @usableFromInline let slots: [Group]

  public init() { self.init([]) }

  public init(_ pairs: [(key: UInt64, value: UInt32)]) {
    var size = 64
    while size * 2 < pairs.count * 3 { size *= 2 }
    var slots = [Group](repeating: Group(), count: size)
    var firsts: [UInt32] = []
    let slotOfPair = pairs.map { pair in
      var slot = GroupedIndex.hash(pair.key) & (size - 1)
      while slots[slot].count > 0, slots[slot].key != pair.key { slot = (slot + 1) & (size - 1) }
      if slots[slot].count == 0 {
        slots[slot].key = pair.key
        firsts.append(UInt32(slot))
      }
      slots[slot].count += 1
      return UInt32(slot)
    }
    // While the values are put in their places `start` is where the next one goes.
    var end: UInt32 = 0
    for slot in firsts {
      slots[Int(slot)].start = end
      end += slots[Int(slot)].count
    }
    var values = [UInt32](repeating: 0, count: pairs.count)
    for (pair, slot) in zip(pairs, slotOfPair) {
      values[Int(slots[Int(slot)].start)] = pair.value
      slots[Int(slot)].start += 1
    }
    for slot in firsts { slots[Int(slot)].start -= slots[Int(slot)].count }
    self.values = values
    self.slots = slots
  }

  @inlinable static func hash(_ key: UInt64) -> Int {
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }

  /// Two 32-bit numbers as one key.
  @inlinable public static func key(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }

  /// The values of a key.
  @inlinable public func values(of key: UInt64) -> ArraySlice<UInt32> { values[places(of: key)] }

  /// Where the values of a key stand in `values`.
  @inlinable func places(of key: UInt64) -> Range<Int> {
    var slot = GroupedIndex.hash(key) & (slots.count - 1)
    while slots[slot].count > 0 {
      let group = slots[slot]
      if group.key == key { return Int(group.start)..<Int(group.start + group.count) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return 0..<0
  }
}
