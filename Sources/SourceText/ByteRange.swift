/// A half-open range of UTF-8 byte offsets in one file.
///
/// Files of 4 GiB and more are refused when they are read, so 32 bits are enough everywhere above.
public struct ByteRange: Sendable, Hashable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset behind the last byte.
  public var end: UInt32

  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Also where the end lies before the start.
  public var isEmpty: Bool { end <= start }

  /// Whether a byte lies in it; the one at `end` does not.
  public func contains(_ offset: UInt32) -> Bool { start <= offset && offset < end }
}
