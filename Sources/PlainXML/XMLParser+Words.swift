import SourceText

extension XMLParser {
  /// Interface Builder writes UTF-8. What begins like UTF-16 is named as such, since it looks like XML in an editor.
  func refuseOtherEncodings() throws(XMLRefusal) {
    guard bytes.count >= 2 else { return }
    let isWide =
      bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE || bytes[0] == 0 || bytes[1] == 0
    if isWide { throw refusal("the file is not UTF-8, it looks like UTF-16", at: 0) }
  }

  /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, which may be missing.
  mutating func readDeclaration() throws(XMLRefusal) {
    guard stands("<?xml", at: position), isBlank(at: position + 5) else { return }
    let start = position
    position += 5
    var words: [(name: String, value: String)] = []
    while true {
      let hadBlank = isBlank(at: position)
      skipBlanks()
      if stands("?>", at: position) { break }
      guard position < bytes.count, hadBlank else { throw refusal("`?>` is expected here") }
      let place = position
      let name = text(try readName("`version`, `encoding`, `standalone` or `?>` is expected here"))
      skipBlanks()
      guard stands("=", at: position) else { throw refusal("`=` is expected here") }
      position += 1
      skipBlanks()
      let value = text(try readQuoted())
      let order = ["version", "encoding", "standalone"]
      guard let number = order.firstIndex(of: name), order.firstIndex(of: words.last?.name ?? "") ?? -1 < number else {
        throw refusal("`version`, `encoding`, `standalone` or `?>` is expected here", at: place)
      }
      words.append((name, value))
      try check(name, value, at: place)
    }
    if words.first?.name != "version" { throw refusal("the declaration must say which `version` it is", at: start) }
    position += 2
  }

  private func check(_ name: String, _ value: String, at place: Int) throws(XMLRefusal) {
    switch name {
    case "version":
      guard value.hasPrefix("1."), value.utf8.count > 2,
        value.utf8.dropFirst(2).allSatisfy({ (0x30...0x39).contains($0) })
      else { throw refusal("version \(value) is not read, only 1.0", at: place) }
    case "encoding":
      guard ["utf-8", "us-ascii", "ascii"].contains(value.lowercased()) else {
        throw refusal("encoding `\(value)` is not read, only UTF-8", at: place)
      }
    default:
      guard value == "yes" || value == "no" else { throw refusal("`yes` or `no` is expected here", at: place) }
    }
  }

  /// `<?name content?>`
  mutating func readInstruction() throws(XMLRefusal) -> (name: ByteRange, content: ByteRange) {
    let start = position
    position += 2
    let name = try readName("the name of an instruction is expected here")
    if !stands("?>", at: position) && !isBlank(at: position) { throw refusal("`?>` or a blank is expected here") }
    skipBlanks()
    return (name, try skip(to: "?>", "this instruction is never closed", from: start))
  }

  /// Steps behind some closing, and returns what stands before it.
  mutating func skip(
    to end: StaticString, _ complaint: String, from start: Int, isComment: Bool = false
  ) throws(XMLRefusal) -> ByteRange {
    let first = position
    while !stands(end, at: position) {
      guard position < bytes.count else { throw refusal(complaint, at: start) }
      if isComment, stands("--", at: position) { throw refusal("`--` may not stand in a comment") }
      try skipCharacter()
    }
    defer { position += end.utf8CodeUnitCount }
    return range(first, position)
  }

  mutating func readName(_ complaint: String) throws(XMLRefusal) -> ByteRange {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80 {
        let scalar = Unicode.Scalar(byte)
        guard position == start ? beginsName(scalar) : continuesName(scalar) else { break }
        position += 1
      } else {
        let (scalar, length) = try character()
        guard position == start ? beginsName(scalar) : continuesName(scalar) else { break }
        position += length
      }
    }
    if position == start { throw refusal(complaint) }
    return range(start, position)
  }

  mutating func skipReference() throws(XMLRefusal) {
    guard let end = readReference(in: bytes[position...])?.end else {
      throw refusal("this is no reference to a character; write `&amp;` for `&`")
    }
    position = end
  }

  mutating func skipCharacter() throws(XMLRefusal) {
    let byte = bytes[position]
    if byte < 0x80 {
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
        throw refusal("a control character may not stand here")
      }
      position += 1
    } else {
      position += try character().length
    }
  }

  /// The character of several bytes at `position`.
  private func character() throws(XMLRefusal) -> (scalar: Unicode.Scalar, length: Int) {
    let first = bytes[position]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, position + length <= bytes.count else { throw refusal("this is not UTF-8") }
    var value = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for byte in bytes[(position + 1)..<(position + length)] {
      guard byte & 0xC0 == 0x80 else { throw refusal("this is not UTF-8") }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= least, let scalar = Unicode.Scalar(value) else { throw refusal("this is not UTF-8") }
    guard isAllowed(scalar) else { throw refusal("this character may not stand in XML") }
    return (scalar, length)
  }
}
