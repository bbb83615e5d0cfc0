/// The bytes of a file in memory of the reader's own, with zeros behind them: code that looks at the next few bytes
/// need not ask where the file ends. To Swift a zero is a blank.
@frozen public struct SourceBytes: ~Copyable, @unchecked Sendable {
  /// How many zeros there are.
  private static let margin = 16

  @usableFromInline var storage: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The last offset at which a whole word can be read.
  @usableFromInline var last: Int
  /// The number of bytes of the file.
  public private(set) var count: Int

  package init() {
    capacity = 1 << 14
    storage = .allocate(capacity: capacity)
    storage.initialize(repeating: 0, count: SourceBytes.margin)
    count = 0
    last = SourceBytes.margin - 8
  }

  /// A copy of `bytes` alone.
  init(_ bytes: [UInt8]) {
    self.init()
    fill(bytes)
  }

  deinit { storage.deallocate() }

  /// Puts `bytes` in the place of what was there. Copying them costs next to nothing.
  mutating func fill(_ bytes: [UInt8]) {
    count = bytes.count
    last = count + SourceBytes.margin - 8
    if capacity < count + SourceBytes.margin {
      storage.deallocate()
      capacity = max(capacity * 2, count + SourceBytes.margin)
      storage = .allocate(capacity: capacity)
    }
    bytes.withUnsafeBufferPointer { bytes in
      if let first = bytes.baseAddress { storage.initialize(from: first, count: bytes.count) }
    }
    (storage + count).initialize(repeating: 0, count: SourceBytes.margin)
  }

  /// The byte at `offset`; 0 behind the end.
  @inlinable public subscript(offset: Int) -> UInt8 {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: offset) <= UInt(bitPattern: last))
      return storage[offset]
    }
  }

  /// The eight bytes from `offset` on in little-endian order, zeros behind the end.
  @inlinable @inline(__always)
  public func word(at offset: Int) -> UInt64 {
    precondition(UInt(bitPattern: offset) <= UInt(bitPattern: last))
    return UInt64(littleEndian: UnsafeRawPointer(storage + offset).loadUnaligned(as: UInt64.self))
  }

  /// All words of the file in turn, the last one filled up with zeros.
  @inline(__always)
  func forEachWord(_ body: (UInt64) -> Void) {
    var offset = 0
    while offset < count {
      body(UInt64(littleEndian: UnsafeRawPointer(storage + offset).loadUnaligned(as: UInt64.self)))
      offset &+= 8
    }
  }
}
