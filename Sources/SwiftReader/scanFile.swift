import SourceText
import SwiftFacts

/// What every byte of a file has to be looked at for.
struct FileScan {
  var lineStarts: [UInt32] = []
  var hash: UInt64 = 0
  /// The first byte sequence that is no UTF-8.
  var invalidUTF8: ByteRange?
}

/// Finds line starts, the content hash and broken UTF-8 in one pass over eight bytes at a time.
func scanFile(_ source: Span<UInt8>) -> FileScan {
  var scan = FileScan()
  var hash = NameTable.seed
  var highBytes: UInt64 = 0
  var lines = Buffer<UInt32>()
  lines.append(0)
  let whole = source.count & ~7
  let raw = source.bytes
  var position = 0
  while position < source.count {
    let word =
      position < whole
      ? UInt64(littleEndian: raw.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
      : WordScan.load(source, position)
    hash = NameTable.mixed(hash, word)
    highBytes |= word
    // Most words hold nothing below 0x0e: no line end, and nothing more to look at.
    if (word &- WordScan.ones &* 0x0e) & ~word & WordScan.highs != 0 {
      var ends = WordScan.equal(word, 0x0a) | WordScan.equal(word, 0x0d)
      while ends != 0 {
        let offset = position &+ ends.trailingZeroBitCount &>> 3
        ends &= ends &- 1
        if source[offset] == 0x0d && offset &+ 1 < source.count && source[offset &+ 1] == 0x0a { continue }
        lines.append(UInt32(truncatingIfNeeded: offset &+ 1))
      }
    }
    position &+= 8
  }
  scan.lineStarts = lines.array()
  scan.hash = hash
  if highBytes & WordScan.highs != 0 { scan.invalidUTF8 = firstInvalidUTF8(source) }
  return scan
}

/// The first byte that begins no well-formed scalar.
private func firstInvalidUTF8(_ source: Span<UInt8>) -> ByteRange? {
  var position = 0
  while position < source.count {
    if WordScan.load(source, position) & WordScan.highs == 0 {
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
