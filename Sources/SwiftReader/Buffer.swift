/// A growing array for one owner: no reference count to look at before each write, and its room stays when it is
/// emptied. Everything that is written while a file is read lands in one of these. Elements are plain numbers: nothing
/// is done when they go.
struct Buffer<Element>: ~Copyable, @unchecked Sendable {
  fileprivate var storage: UnsafeMutablePointer<Element>
  fileprivate var capacity: Int
  fileprivate(set) var count = 0

  init() {
    capacity = 64
    storage = .allocate(capacity: capacity)
  }

  deinit { storage.deallocate() }

  var isEmpty: Bool { count == 0 }

  var indices: Range<Int> { 0..<count }

  var last: Element? { count == 0 ? nil : storage[count &- 1] }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (storage + count).initialize(to: element)
    count &+= 1
  }

  /// Moves the last elements of another buffer here.
  mutating func append(last length: Int, of other: inout Buffer) {
    precondition(length >= 0 && length <= other.count)
    other.count &-= length
    // Hardly ever more than a few.
    for index in other.count..<other.count &+ length { append(other.storage[index]) }
  }

  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return storage[index]
    }
    @inline(__always)
    _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &storage[index]
    }
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count &-= 1
    return storage[count]
  }

  @discardableResult
  mutating func removeLast() -> Element {
    precondition(count > 0)
    count &-= 1
    return storage[count]
  }

  mutating func removeLast(_ length: Int) {
    precondition(length >= 0 && length <= count)
    count -= length
  }

  /// Takes an element out of the middle.
  mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count)
    for position in index..<(count - 1) { storage[position] = storage[position + 1] }
    count -= 1
  }

  mutating func removeAll() { count = 0 }

  /// `element`, `count` times, in the place of what was there.
  mutating func fill(with element: Element, count: Int) {
    while capacity < count { grow() }
    storage.initialize(repeating: element, count: count)
    self.count = count
  }

  /// A copy of exactly the size it needs: facts live as long as the run, buffers only as long as a file.
  func array() -> [Element] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  @inline(never)
  fileprivate mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

extension Buffer where Element == UInt8 {
  /// Appends the first bytes, up to eight, of a word in little-endian order.
  @inline(__always)
  mutating func append(_ word: UInt64, length: Int) {
    precondition(length >= 0 && length <= 8)
    // All eight are written, and what lies behind `count` is nobody's.
    if capacity &- count < 8 { grow() }
    UnsafeMutableRawPointer(storage + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    count &+= length
  }
}
