import SourceText

// Plain and quoted scalars.
extension YAMLParser {
  /// Reads a plain scalar up to the end of its line, a comment, or the colon or bracket that ends it.
  mutating func readPlain(inFlow: Bool) throws(YAMLRefusal) -> YAMLNode {
    try checkPlainStart(inFlow: inFlow)
    let start = position
    var end = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x0A || byte == 0x0D { break }
      if byte == Y.colon {
        let next = peek(1)
        if isSeparator(next) || inFlow && isFlowIndicator(next) { break }
      } else if byte == Y.hash {
        if position > start, isBlank(bytes[position - 1]) { break }
      } else if inFlow, isFlowIndicator(byte) {
        break
      }
      position += 1
      if !isBlank(byte) { end = position }
    }
    position = end
    if end - start == 2, bytes[start] == 0x3C, bytes[start + 1] == 0x3C {
      throw refusal("merge keys (<<) are not accepted", hint: "write the keys out", at: start, length: 2)
    }
    return scalar(.plain, start..<end, content: start..<end)
  }

  private func checkPlainStart(inFlow: Bool) throws(YAMLRefusal) {
    let quotes = "put quotes around the text"
    switch peek() {
    case UInt8(ascii: "&"): throw refusal("anchors (&) are not accepted", hint: "write the value out, or use quotes")
    case UInt8(ascii: "*"): throw refusal("aliases (*) are not accepted", hint: "put quotes around a glob: \"*View\"")
    case UInt8(ascii: "!"): throw refusal("tags (!) are not accepted", hint: quotes)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), Y.percent:
      throw refusal("a text cannot start with this character", hint: quotes)
    case Y.question where isSeparator(peek(1)):
      throw refusal("keys that start with \"? \" are not accepted", hint: "write \"key: value\"")
    case Y.dash, Y.question, Y.colon:
      let next = peek(1)
      if isSeparator(next) || inFlow && isFlowIndicator(next) {
        throw refusal("a text or value is expected here", hint: quotes)
      }
    case Y.comma, Y.openBracket, Y.closeBracket, Y.openBrace, Y.closeBrace, Y.hash, Y.bar, Y.greater, Y.quote,
      Y.apostrophe:
      throw refusal("a text cannot start with this character", hint: quotes)
    default: break
    }
  }

  /// Reads a scalar in single or double quotes, which may span lines.
  ///
  /// - Parameter indentation: How many spaces each further line must start with.
  mutating func readQuoted(indentation: Int) throws(YAMLRefusal) -> YAMLNode {
    let start = position
    let quote = bytes[position]
    let style: YAMLNode.Style = quote == Y.quote ? .doubleQuoted : .singleQuoted
    position += 1
    // Most quoted texts are a slice of the file.
    var index = position
    while index < bytes.count, bytes[index] != quote, bytes[index] != Y.backslash, !isBreak(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == quote,
      !(quote == Y.apostrophe && index + 1 < bytes.count && bytes[index + 1] == quote)
    {
      let content = position..<index
      position = index + 1
      return scalar(style, start..<position, content: content)
    }
    let pooled = result.pool.count
    // Blanks before a line break are dropped, but not those that an escape has made.
    var trimFloor = pooled
    while true {
      if isAtEnd { throw refusal("this quote is never closed", at: start) }
      let byte = bytes[position]
      if byte == quote {
        position += 1
        guard quote == Y.apostrophe, peek() == Y.apostrophe else { break }
        position += 1
        result.pool.append(Y.apostrophe)
      } else if byte == Y.backslash, quote == Y.quote {
        position += 1
        if isBreak(peek()) {
          try foldBreak(isEscaped: true, indentation: indentation, openedAt: start)
        } else {
          try readEscape()
        }
        trimFloor = result.pool.count
      } else if isBreak(byte) {
        while result.pool.count > trimFloor, let last = result.pool.last, isBlank(last) { result.pool.removeLast() }
        try foldBreak(isEscaped: false, indentation: indentation, openedAt: start)
        trimFloor = result.pool.count
      } else {
        result.pool.append(byte)
        position += 1
      }
    }
    return scalar(style, start..<position, content: pooled..<result.pool.count, isPooled: true)
  }

  /// Moves over a line break in quotes, the empty lines behind it and the indentation of the next line.
  private mutating func foldBreak(isEscaped: Bool, indentation: Int, openedAt start: Int) throws(YAMLRefusal) {
    skipBreak()
    var emptyLines = 0
    while true {
      while peek() == 0x20 { position += 1 }
      let spaces = column
      skipBlanks()
      if isAtEnd { throw refusal("this quote is never closed", at: start) }
      if isBreak(peek()) {
        emptyLines += 1
        skipBreak()
        continue
      }
      if spaces < indentation {
        throw refusal(
          "this line of a quoted text is indented too little", hint: "indent it by \(indentation) or more")
      }
      if isAtAnyMarker { throw refusal("the document ends inside quotes", length: 3) }
      break
    }
    if emptyLines > 0 {
      result.pool.append(contentsOf: repeatElement(0x0A, count: emptyLines))
    } else if !isEscaped {
      result.pool.append(0x20)
    }
  }

  /// Reads what follows a backslash.
  private mutating func readEscape() throws(YAMLRefusal) {
    let byte = peek()
    let start = position - 1
    position += 1
    switch byte {
    case UInt8(ascii: "0"): result.pool.append(0)
    case UInt8(ascii: "a"): result.pool.append(7)
    case UInt8(ascii: "b"): result.pool.append(8)
    case UInt8(ascii: "t"), 0x09: result.pool.append(9)
    case UInt8(ascii: "n"): result.pool.append(10)
    case UInt8(ascii: "v"): result.pool.append(11)
    case UInt8(ascii: "f"): result.pool.append(12)
    case UInt8(ascii: "r"): result.pool.append(13)
    case UInt8(ascii: "e"): result.pool.append(27)
    case 0x20, Y.quote, UInt8(ascii: "/"), Y.backslash: result.pool.append(byte)
    case UInt8(ascii: "N"): append(scalarValue: 0x85)
    case UInt8(ascii: "_"): append(scalarValue: 0xA0)
    case UInt8(ascii: "L"): append(scalarValue: 0x2028)
    case UInt8(ascii: "P"): append(scalarValue: 0x2029)
    case UInt8(ascii: "x"): try readHexEscape(digits: 2, from: start)
    case UInt8(ascii: "u"): try readHexEscape(digits: 4, from: start)
    case UInt8(ascii: "U"): try readHexEscape(digits: 8, from: start)
    default:
      throw refusal("an unknown escape", hint: "write \\\\ for a backslash, or use single quotes", at: start, length: 2)
    }
  }

  private mutating func readHexEscape(digits: Int, from start: Int) throws(YAMLRefusal) {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = hexDigit(peek()) else {
        throw refusal("\(digits) hexadecimal digits are expected", at: start, length: 2)
      }
      value = value << 4 | digit
      position += 1
    }
    guard Unicode.Scalar(value) != nil else {
      throw refusal("no character has this number", at: start, length: digits + 2)
    }
    append(scalarValue: value)
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  private mutating func append(scalarValue: UInt32) {
    if let scalar = Unicode.Scalar(scalarValue) {
      result.pool.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
