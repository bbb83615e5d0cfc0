import SourceText

// Which characters a text may hold.
extension YAMLParser {
  /// Refuses what is no UTF-8, control characters, a byte order mark inside the text and lone carriage returns.
  func checkCharacters() throws(YAMLRefusal) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 {
        index += 1
      } else if byte == 0x0D {
        guard index + 1 < bytes.count, bytes[index + 1] == 0x0A else {
          throw refusal("a carriage return without a line feed", hint: "end lines with LF or CR LF", at: index)
        }
        index += 2
      } else if byte < 0x80 {
        throw refusal("a control character", hint: "write it as an escape in double quotes", at: index)
      } else {
        index = try checkScalar(at: index)
      }
    }
  }

  /// Checks a character of more than one byte and returns the offset behind it.
  private func checkScalar(at start: Int) throws(YAMLRefusal) -> Int {
    let first = bytes[start]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, start + length <= bytes.count else { throw invalid(start) }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in start + 1..<start + length {
      guard bytes[index] & 0xC0 == 0x80 else { throw invalid(start) }
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    let smallest: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
    guard value >= smallest, Unicode.Scalar(value) != nil else { throw invalid(start) }
    if value < 0xA0 && value != 0x85 || value == 0xFFFE || value == 0xFFFF {
      throw refusal("a control character", hint: "write it as an escape in double quotes", at: start, length: length)
    }
    if value == 0xFEFF, start > 0 {
      throw refusal("a byte order mark inside the text", hint: "delete it", at: start, length: length)
    }
    return start + length
  }

  private func invalid(_ start: Int) -> YAMLRefusal {
    refusal("the file is not UTF-8", hint: "save it as UTF-8", at: start)
  }
}
