/// Eight bytes at a time: the arithmetic behind skipping names, blanks, comments and strings.
///
/// Every function takes a word loaded in little-endian order and answers a mask with the high bit set in each byte
/// that stops the scan. Bytes from 0x80 on always stop: what they are is not decided here.
enum WordScan {
  static let highs: UInt64 = 0x8080_8080_8080_8080
  static let ones: UInt64 = 0x0101_0101_0101_0101

  /// High bits where the byte equals `byte`; exact, whatever the other bytes are.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return ~(((difference & ~highs) &+ ~highs) | difference) & highs
  }

  /// High bits where an ASCII byte lies in `low...high`; only for words without bytes from 0x80 on.
  @inline(__always)
  private static func between(_ word: UInt64, _ low: UInt8, _ high: UInt8) -> UInt64 {
    (word &+ ones &* UInt64(0x80 &- low)) & ~(word &+ ones &* UInt64(0x7f &- high))
  }

  /// High bits where a byte is no ASCII letter.
  @inline(__always)
  static func letterEnds(_ word: UInt64) -> UInt64 {
    let letters = between((word & ~highs) | (ones &* 0x20), 0x61, 0x7a)
    return (~letters | word) & highs
  }

  /// High bits where a byte is no ASCII letter, digit or underscore.
  @inline(__always)
  static func nameEnds(_ word: UInt64) -> UInt64 {
    let low = word & ~highs
    let letters = between(low | (ones &* 0x20), 0x61, 0x7a)
    let digits = between(low, 0x30, 0x39)
    let name = letters | digits | equal(low, 0x5f)
    return (~name | word) & highs
  }

  /// A byte below 0x0e may be in the word: without one there is no line end. Wrong only in that it sometimes says yes.
  @inline(__always)
  static func holdsControl(_ word: UInt64) -> Bool { (word &- ones &* 0x0e) & ~word & highs != 0 }

  /// High bits where a byte is a line feed or a carriage return.
  @inline(__always)
  static func lineEnds(_ word: UInt64) -> UInt64 { equal(word, 0x0a) | equal(word, 0x0d) }

  /// How many bytes stand before the first that stops.
  @inline(__always)
  static func length(_ stops: UInt64) -> Int { stops.trailingZeroBitCount &>> 3 }

  /// The bytes of `word` before the first that stops, zeros from there on.
  @inline(__always)
  static func prefix(_ word: UInt64, before stops: UInt64) -> UInt64 { word & (stops ^ (stops &- 1)) &>> 8 }
}
