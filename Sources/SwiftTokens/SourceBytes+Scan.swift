import SourceText
import SwiftFacts

/// What every byte of a file has to be looked at for.
extension SourceBytes {
  /// The hash of all bytes, as `NameTable.hash` has it, and whether all of them are ASCII.
  package func scan() -> (hash: UInt64, isASCII: Bool) {
    var hash = NameTable.seed
    var all: UInt64 = 0
    forEachWord { word in
      hash = NameTable.mixed(hash, word)
      all |= word
    }
    return (hash, all & WordScan.highs == 0)
  }

  /// The first byte that begins no well-formed scalar.
  package func firstInvalidUTF8() -> ByteRange? {
    var position = 0
    while position < count {
      if word(at: position) & WordScan.highs == 0 {
        position &+= 8
        continue
      }
      let first = self[position]
      if first < 0x80 {
        position &+= 1
        continue
      }
      let length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
      let isWhole = length > 0 && position + length <= count
      let isValid =
        isWhole && (1..<length).allSatisfy { self[position + $0] & 0xc0 == 0x80 }
        && !(first == 0xe0 && self[position + 1] < 0xa0) && !(first == 0xed && self[position + 1] > 0x9f)
        && !(first == 0xf0 && self[position + 1] < 0x90) && !(first == 0xf4 && self[position + 1] > 0x8f)
      guard isValid else { return ByteRange(start: UInt32(position), end: UInt32(position + 1)) }
      position += length
    }
    return nil
  }
}
