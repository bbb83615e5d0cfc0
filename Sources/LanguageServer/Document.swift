import PlainJSON
import SourceText

/// What the columns of editors count; ours count bytes.
public enum PositionEncoding: String, Sendable, Equatable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A text with its lines, to go from an editor's places to bytes and back.
struct Text: Sendable, Equatable {
  private(set) var bytes: [UInt8]
  private(set) var lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(of: bytes)
  }

  /// The bytes of a line (counted from 0) with its end; none behind the last one.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 0, number < lines.starts.count else { return bytes[bytes.endIndex...] }
    let end = number + 1 < lines.starts.count ? Int(lines.starts[number + 1]) : bytes.count
    return bytes[Int(lines.starts[number])..<end]
  }

  /// A line without its end.
  func content(ofLine number: Int) -> ArraySlice<UInt8> {
    var line = line(number)
    if line.last == 0x0A { line.removeLast() }
    if line.last == 0x0D { line.removeLast() }
    return line
  }

  /// The byte at an editor's place, both counted from 0. What lies behind a line is its end, and what lies behind the
  /// text that of the text.
  func offset(line number: Int, character: Int, _ encoding: PositionEncoding) -> Int {
    if number < 0 { return 0 }
    if number >= lines.starts.count { return bytes.count }
    let line = content(ofLine: number)
    var offset = line.startIndex
    switch encoding {
    case .utf8:
      offset = line.startIndex + min(max(0, character), line.count)
      // The middle of a character is its beginning.
      while offset > line.startIndex, offset < line.endIndex, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    case .utf16:
      var left = character
      while left > 0, offset < line.endIndex {
        let length = characterLength(bytes[offset])
        // The second half of a pair stands for all of it.
        left -= length == 4 ? 2 : 1
        offset = min(offset + length, line.endIndex)
      }
    }
    return offset
  }

  /// An editor's column for a byte of a line; the line is counted from 0, the byte from its beginning.
  func character(ofByte byte: Int, inLine number: Int, _ encoding: PositionEncoding) -> Int {
    encoding == .utf8 ? max(0, byte) : utf16Count(content(ofLine: number).prefix(max(0, byte)))
  }

  /// Puts other bytes in the place of a range.
  mutating func replace(_ range: Range<Int>, by text: some Collection<UInt8>) {
    bytes.replaceSubrange(range, with: text)
    lines = LineTable(of: bytes)
  }

  private func characterLength(_ first: UInt8) -> Int {
    first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}

/// How many UTF-16 units some UTF-8 is.
func utf16Count(_ bytes: some Sequence<UInt8>) -> Int {
  bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
}

/// A document that an editor has open: what is on the disk does not count.
struct Document: Sendable, Equatable {
  /// As the editor writes it.
  var uri: String
  /// Absolute, without symbolic links where there is such a file.
  var path: String
  var version: Int
  var text: Text

  /// Takes an edit, or a whole text. Nil: what is asked for is no edit.
  mutating func apply(_ change: JSON, _ encoding: PositionEncoding) -> Bool {
    guard let new = change["text"]?.text else { return false }
    guard let range = change["range"], range != .null else {
      text = Text(Array(new.utf8))
      return true
    }
    guard let start = offset(of: range["start"], encoding), let end = offset(of: range["end"], encoding) else {
      return false
    }
    text.replace(min(start, end)..<max(start, end), by: new.utf8)
    return true
  }

  private func offset(of position: JSON?, _ encoding: PositionEncoding) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer else { return nil }
    return text.offset(line: line, character: character, encoding)
  }
}

extension JSON {
  /// True or false, or nil for anything else.
  var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }
}
