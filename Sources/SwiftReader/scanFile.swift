import SourceText
import SwiftFacts

/// What every byte of a file has to be looked at for.
struct FileScan {
  var hash: UInt64 = 0
  /// The first byte sequence that is no UTF-8.
  var invalidUTF8: ByteRange?
}

/// Finds the content hash and broken UTF-8, over eight bytes at a time.
func scanFile(_ source: borrowing SourceBytes) -> FileScan {
  var hash = NameTable.seed
  var highBytes: UInt64 = 0
  var position = 0
  while position < source.count {
    let word = source.word(at: position)
    hash = NameTable.mixed(hash, word)
    highBytes |= word
    position &+= 8
  }
  return FileScan(hash: hash, invalidUTF8: highBytes & WordScan.highs != 0 ? firstInvalidUTF8(source) : nil)
}

/// The first byte that begins no well-formed scalar.
private func firstInvalidUTF8(_ source: borrowing SourceBytes) -> ByteRange? {
  var position = 0
  while position < source.count {
    if source.word(at: position) & WordScan.highs == 0 {
      position &+= 8
      continue
    }
    let first = source[position]
    if first < 0x80 {
      position &+= 1
      continue
    }
    let length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    let isWhole = length > 0 && position + length <= source.count
    let isValid =
      isWhole && (1..<length).allSatisfy { source[position + $0] & 0xc0 == 0x80 }
      && !(first == 0xe0 && source[position + 1] < 0xa0) && !(first == 0xed && source[position + 1] > 0x9f)
      && !(first == 0xf0 && source[position + 1] < 0x90) && !(first == 0xf4 && source[position + 1] > 0x8f)
    guard isValid else { return ByteRange(start: UInt32(position), end: UInt32(position + 1)) }
    position += length
  }
  return nil
}
