/// Many values for one key, as one sorted array: no dictionary, no order that depends on chance.
struct SortedIndex: Sendable {
  private var entries: [(key: UInt64, value: UInt32)]

  /// Values of equal keys keep the order in which they are given.
  init(_ pairs: [(key: UInt64, value: UInt32)]) {
    entries = pairs
    entries.sort { ($0.key, $0.value) < ($1.key, $1.value) }
  }

  init() { entries = [] }

  /// Where the values of a key stand.
  func range(of key: UInt64) -> Range<Int> {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < entries.count, entries[end].key == key { end += 1 }
    return low..<end
  }

  subscript(position: Int) -> UInt32 { entries[position].value }

  func values(of key: UInt64) -> [UInt32] { range(of: key).map { entries[$0].value } }

  func contains(_ key: UInt64) -> Bool { !range(of: key).isEmpty }
}

/// Two 32-bit numbers as one key.
func key(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
