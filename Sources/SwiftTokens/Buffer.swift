/// A growing array for one owner: no reference count to look at before each write, and its room stays when it is
/// emptied. Everything that is written while a file is read lands in one of these. Elements are plain numbers: nothing
/// is done when they go.
@frozen public struct Buffer<Element>: ~Copyable, @unchecked Sendable {
  @usableFromInline var storage: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  @inlinable public init() {
    capacity = 64
    storage = .allocate(capacity: capacity)
  }

  @inlinable deinit { storage.deallocate() }

  /// How many elements there are.
  @inlinable public var count: Int { used }

  /// It holds nothing.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// Those of all elements.
  @inlinable public var indices: Range<Int> { 0..<count }

  /// Nil where it is empty.
  @inlinable public var last: Element? { count == 0 ? nil : storage[count &- 1] }

  /// Adds an element at the end.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (storage + count).initialize(to: element)
    used &+= 1
  }

  /// Moves the last elements of another buffer here.
  @inlinable public mutating func append(last length: Int, of other: inout Buffer) {
    precondition(length >= 0 && length <= other.count)
    other.used &-= length
    // Hardly ever more than a few.
    for index in other.count..<other.count &+ length { append(other.storage[index]) }
  }

  /// Traps for an index outside.
  @inlinable public subscript(index: Int) -> Element {
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

  /// Takes the last element off; nil where it is empty.
  @inlinable public mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    used &-= 1
    return storage[count]
  }

  /// Takes the last element off; traps where it is empty.
  @discardableResult @inlinable public mutating func removeLast() -> Element {
    precondition(count > 0)
    used &-= 1
    return storage[count]
  }

  /// Takes the last elements off.
  @inlinable public mutating func removeLast(_ length: Int) {
    precondition(length >= 0 && length <= count)
    used -= length
  }

  /// Takes an element out of the middle.
  @inlinable public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count)
    for position in index..<(count - 1) { storage[position] = storage[position + 1] }
    used -= 1
  }

  /// Empties it; its room stays.
  @inlinable public mutating func removeAll() { used = 0 }

  /// `element`, `count` times, in the place of what was there.
  @inlinable public mutating func fill(with element: Element, count: Int) {
    while capacity < count { grow() }
    storage.initialize(repeating: element, count: count)
    used = count
  }

  /// A copy of exactly the size it needs: facts live as long as the run, buffers only as long as a file.
  @inlinable public func array() -> [Element] { Array(UnsafeBufferPointer(start: storage, count: count)) }

  @inlinable @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}

extension Buffer where Element == UInt8 {
  /// Appends the first bytes, up to eight, of a word in little-endian order.
  @inlinable @inline(__always)
  public mutating func append(_ word: UInt64, length: Int) {
    precondition(length >= 0 && length <= 8)
    // All eight are written: the bytes behind `count` are not used.
    if capacity &- count < 8 { grow() }
    UnsafeMutableRawPointer(storage + count).storeBytes(of: word.littleEndian, as: UInt64.self)
    used &+= length
  }
}
