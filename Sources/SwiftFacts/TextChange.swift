import SourceText

/// The one place in which two texts differ: what stands there in the one, and how much in the other.
public struct TextChange: Sendable, Equatable {
  /// In the old text; empty where something was only put in. Bytes.
  public let start: UInt32
  /// Exclusive.
  public let end: UInt32
  /// How many bytes stand there in the new text.
  public let count: UInt32

  init(start: UInt32, end: UInt32, count: UInt32) { (self.start, self.end, self.count) = (start, end, count) }

  /// All that differs lies between the longest beginning and the longest end that both have. Both have less than 4 GiB.
  public init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    var last = 0
    while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] { last += 1 }
    start = UInt32(first)
    end = UInt32(old.count - last)
    count = UInt32(new.count - last - first)
  }

  /// Where what begins at a byte of the old text begins in the new one; nil where it was exchanged.
  public func moved(_ offset: UInt32) -> UInt32? {
    if offset == .max { return offset }
    if offset >= end { return offset - end + start + count }
    return offset < start ? offset : nil
  }

  /// Where a range lies in the new text; nil where one of its ends was exchanged. What ends where something was put in
  /// ends there still.
  public func moved(_ range: ByteRange) -> ByteRange? {
    guard let first = moved(range.start) else { return nil }
    if range.isEmpty { return ByteRange(start: first, end: first) }
    guard let last = range.end <= start ? range.end : moved(range.end) else { return nil }
    return ByteRange(start: first, end: last)
  }
}
