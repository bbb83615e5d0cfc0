import SwiftFacts

extension Tokenizer {
  /// An identifier or keyword, from its first byte on.
  @inline(__always)
  mutating func name(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    var hash = NameTable.seed
    while true {
      let word = WordScan.load(source, position)
      let ends = WordScan.nameEnds(word)
      if ends == 0 {
        hash = NameTable.mixed(hash, word)
        position &+= 8
        continue
      }
      let bits = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount) & ~7
      if bits > 0 {
        hash = NameTable.mixed(hash, word & ((1 &<< bits) &- 1))
        position &+= Int(truncatingIfNeeded: bits &>> 3)
      }
      break
    }
    let stop = peek(source, position)
    if stop >= 0x80 || stop == 0x24 {
      // Rare: a name with other letters than ASCII, or a dollar.
      position = endOfName(source, position)
      hash = NameInterner.hash(source, start, position)
    }
    let id = interner.id(source, start, position, hash: hash)
    let kind = id <= Word.reservedCount ? TokenKind(rawValue: UInt8(truncatingIfNeeded: id)) : .identifier
    return append(kind ?? .identifier, start, position &- start, flags, value: id)
  }

  /// Skips what continues a name, other letters than ASCII included.
  func endOfName(_ source: borrowing Span<UInt8>, _ start: Int) -> Int {
    var position = start
    while position < source.count {
      let byte = source[position]
      if byte < 0x80 {
        guard byte == 0x24 || WordScan.nameEnds(UInt64(byte)) & 0x80 == 0 else { break }
        position += 1
      } else {
        let (scalar, length) = decode(source, position)
        guard isNameScalar(scalar) else { break }
        position += length
      }
    }
    return position
  }

  /// Something that starts with a byte from 0x80 on: a name, an operator, or a blank (answered as a negative offset).
  mutating func nonASCII(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    let (scalar, length) = decode(source, start)
    if isBlankScalar(scalar) { return -(start + length) }
    if isOperatorScalar(scalar) { return operatorToken(source, start, flags) }
    if isNameScalar(scalar) {
      let end = endOfName(source, start)
      let id = interner.id(source, start, end)
      return append(.identifier, start, end - start, flags, value: id)
    }
    return append(.unknown, start, length, flags)
  }

  /// `` `name` `` and raw identifiers `` `any text` ``: the name is what stands between the backticks.
  mutating func backticked(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start + 1
    while position < source.count {
      let byte = source[position]
      if byte == 0x60 || byte == 0x0a || byte == 0x0d { break }
      position += 1
    }
    guard position > start + 1, peek(source, position) == 0x60 else {
      return append(.unknown, start, 1, flags)
    }
    let id = interner.id(source, start + 1, position)
    return append(.identifier, start, position + 1 - start, flags.union(.backticked), value: id)
  }

  /// `#if`, `#name`, `#"raw"#`, `#/regex/#`.
  mutating func poundToken(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    while peek(source, position) == 0x23 { position += 1 }
    let pounds = position - start
    let next = peek(source, position)
    if next == 0x22 { return string(source, start, position, pounds: pounds, flags) }
    if next == 0x2f, let end = extendedRegex(source, position, pounds: pounds) {
      return append(.regex, start, end - start, flags)
    }
    guard pounds == 1 else { return append(.unknown, start, pounds, flags) }
    if next == 0x60 {
      // A macro whose name is a raw identifier.
      let end = backticked(source, position, flags)
      if var last = tokens.popLast() {
        last.start = UInt32(start)
        last.kind = last.kind == .identifier ? .pound : .unknown
        tokens.append(last)
      }
      return end
    }
    let end = endOfName(source, position)
    guard end > position else { return append(.unknown, start, 1, flags) }
    let id = interner.id(source, position, end)
    var kind = TokenKind.pound
    switch end - position {
    case 2 where equals(source, position, "if"): kind = .poundIf
    case 4 where equals(source, position, "else"): kind = .poundElse
    case 5 where equals(source, position, "endif"): kind = .poundEndif
    case 6 where equals(source, position, "elseif"): kind = .poundElseif
    default: break
    }
    return append(kind, start, end - start, flags, value: id)
  }

  func equals(_ source: borrowing Span<UInt8>, _ start: Int, _ text: StaticString) -> Bool {
    guard start + text.utf8CodeUnitCount <= source.count else { return false }
    let source = copy source
    return text.withUTF8Buffer { buffer in
      for (index, byte) in buffer.enumerated() where source[start + index] != byte { return false }
      return true
    }
  }

  // MARK: Scalars

  /// The scalar at `position` and its length; a broken one counts one byte and is U+FFFD.
  func decode(_ source: borrowing Span<UInt8>, _ position: Int) -> (UInt32, Int) {
    let first = source[position]
    let length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    guard length > 0, position + length <= source.count else { return (0xfffd, 1) }
    if length == 1 { return (UInt32(first), 1) }
    var scalar = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length {
      let byte = source[position + index]
      guard byte & 0xc0 == 0x80 else { return (0xfffd, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3f)
    }
    return (scalar, length)
  }

  /// Blanks outside ASCII: a byte order mark in the middle, no-break spaces and line separators.
  func isBlankScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa0, 0x85, 0x1680, 0x2000...0x200b, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff: true
    default: false
    }
  }

  /// The grammar's operator-head scalars outside ASCII, with the combining marks that may follow.
  func isOperatorScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xa1...0xa7, 0xa9, 0xab, 0xac, 0xae, 0xb0, 0xb1, 0xb6, 0xbb, 0xbf, 0xd7, 0xf7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203e, 0x2041...0x2053, 0x2055...0x205e, 0x2190...0x23ff, 0x2500...0x2775,
      0x2794...0x2bff, 0x2e00...0x2e7f, 0x3001...0x3003, 0x3008...0x3030:
      true
    default: false
    }
  }

  func isOperatorContinuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36f, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f, 0xfe20...0xfe2f, 0xe0100...0xe01ef: true
    default: isOperatorScalar(scalar)
    }
  }

  /// Any other scalar than ASCII that may stand in a name. More generous than the grammar: it loses nothing.
  func isNameScalar(_ scalar: UInt32) -> Bool {
    scalar >= 0x80 && scalar != 0xfffd && !isBlankScalar(scalar) && !isOperatorScalar(scalar)
  }
}
