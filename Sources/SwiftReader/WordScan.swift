/// Eight bytes at a time: the arithmetic behind skipping names, blanks, comments and strings.
///
/// Every function takes a word loaded in little-endian order and answers a mask with the high bit set in each byte
/// that stops the scan. Bytes from 0x80 on always stop: what they are is somebody else's question.
enum WordScan {
  static let highs: UInt64 = 0x8080_8080_8080_8080
  static let ones: UInt64 = 0x0101_0101_0101_0101

  /// The word at `offset`, zeros behind the end.
  @inline(__always)
  static func load(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    if offset &+ 8 <= bytes.count {
      return UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    var index = offset
    var shift: UInt64 = 0
    while index < bytes.count {
      word |= UInt64(bytes[index]) &<< shift
      index &+= 1
      shift &+= 8
    }
    return word
  }

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

  /// High bits where a byte is no ASCII letter, digit or underscore.
  @inline(__always)
  static func nameEnds(_ word: UInt64) -> UInt64 {
    let low = word & ~highs
    let letters = between(low | (ones &* 0x20), 0x61, 0x7a)
    let digits = between(low, 0x30, 0x39)
    let name = letters | digits | equal(low, 0x5f)
    return (~name | word) & highs
  }
}
