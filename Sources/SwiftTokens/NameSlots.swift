/// The places of an open-addressing table. An index is brought into the table by dropping its high bits, so none is
/// ever outside.
struct NameSlots: ~Copyable, @unchecked Sendable {
  /// One name: what a look-up compares stands beside what it answers, so that most touch one line of memory.
  struct Slot {
    /// The first eight bytes.
    var first: UInt64 = 0
    /// The next eight bytes; of a name with more than sixteen its hash.
    var second: UInt64 = 0
    /// In bytes; 0 in a free place, since no name is empty.
    var length: UInt32 = 0
    var id: UInt32 = 0

    init() {}

    @inline(__always)
    init(_ first: UInt64, _ second: UInt64, _ length: Int) {
      self.first = first
      self.second = second
      self.length = UInt32(truncatingIfNeeded: length)
    }
  }

  private let storage: UnsafeMutablePointer<Slot>
  private let mask: Int
  /// What leaves so many bits of a word as the table has of places.
  private let shift: UInt64

  /// - Parameter count: a power of two.
  init(count: Int) {
    precondition(count > 0 && count & (count - 1) == 0)
    storage = .allocate(capacity: count)
    storage.initialize(repeating: Slot(), count: count)
    mask = count - 1
    shift = UInt64(64 - count.trailingZeroBitCount)
  }

  deinit { storage.deallocate() }

  var count: Int { mask + 1 }

  subscript(index: Int) -> Slot {
    @inline(__always)
    get { storage[index & mask] }
    @inline(__always)
    nonmutating set { storage[index & mask] = newValue }
  }

  /// Where a look-up of this name begins. Multiplying brings all bits of the name into the highest ones.
  @inline(__always)
  func index(of name: Slot) -> Int {
    // The halves are mixed before they meet, so that none cancels the other.
    let both = name.first ^ name.second &* 0xd6e8_feb8_6659_fd93
    return Int(truncatingIfNeeded: (both &* 0x9e37_79b9_7f4a_7c15) &>> shift)
  }

  /// The first free place for this name.
  func free(for name: Slot) -> Int {
    var index = index(of: name)
    while self[index].length != 0 { index &+= 1 }
    return index
  }
}
