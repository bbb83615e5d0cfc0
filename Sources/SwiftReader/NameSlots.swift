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

  /// - Parameter count: a power of two.
  init(count: Int) {
    precondition(count > 0 && count & (count - 1) == 0)
    storage = .allocate(capacity: count)
    storage.initialize(repeating: Slot(), count: count)
    mask = count - 1
  }

  deinit { storage.deallocate() }

  var count: Int { mask + 1 }

  subscript(index: Int) -> Slot {
    @inline(__always)
    get { storage[index & mask] }
    @inline(__always)
    nonmutating set { storage[index & mask] = newValue }
  }

  /// The first free place for a name with this hash.
  func free(for hash: UInt64) -> Int {
    var index = Int(truncatingIfNeeded: hash)
    while self[index].length != 0 { index &+= 1 }
    return index
  }
}
