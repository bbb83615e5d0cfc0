/// Many values for one key, as one sorted array: no dictionary, no order that depends on chance.
struct SortedIndex: Sendable {
  private var keys: [UInt64]
  private var values: [UInt32]
  /// One bit for each of a few hash values: most keys that are asked for are not there, and this says so at once.
  private var filter: [UInt64]
  private var mask: UInt64

  init() { self.init([]) }

  /// Values of equal keys keep the order of their numbers.
  init(_ pairs: [(key: UInt64, value: UInt32)]) {
    let sorted = pairs.sorted { ($0.key, $0.value) < ($1.key, $1.value) }
    keys = sorted.map(\.key)
    values = sorted.map(\.value)
    var size: UInt64 = 64
    while size < UInt64(pairs.count) * 8 { size *= 2 }
    mask = size - 1
    filter = [UInt64](repeating: 0, count: Int(size / 64))
    for key in keys {
      let bit = SortedIndex.hash(key) & mask
      filter[Int(bit >> 6)] |= 1 << (bit & 63)
    }
  }

  private static func hash(_ key: UInt64) -> UInt64 {
    let mixed = key &* 0x9e37_79b9_7f4a_7c15
    return mixed ^ (mixed >> 32)
  }

  /// Where the values of a key stand.
  func range(of key: UInt64) -> Range<Int> {
    let bit = SortedIndex.hash(key) & mask
    if filter[Int(bit >> 6)] & (1 << (bit & 63)) == 0 { return 0..<0 }
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < keys.count, keys[end] == key { end += 1 }
    return low..<end
  }

  subscript(position: Int) -> UInt32 { values[position] }

  func values(of key: UInt64) -> [UInt32] { range(of: key).map { values[$0] } }

  func contains(_ key: UInt64) -> Bool { !range(of: key).isEmpty }
}

/// Two 32-bit numbers as one key.
func key(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
