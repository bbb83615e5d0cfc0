import SourceText

/// Looking at bytes: what the tokenizer asks of a file without changing its own state.
extension SourceBytes {
  package func equals(_ start: Int, _ text: StaticString) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { buffer in
      for (index, byte) in buffer.enumerated() where self[start + index] != byte { return false }
      return true
    }
  }

  /// The scalar at `position` and its length; a broken one counts one byte and is U+FFFD.
  func decode(_ position: Int) -> (UInt32, Int) {
    let first = self[position]
    let length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    guard length > 0, position + length <= count else { return (0xfffd, 1) }
    if length == 1 { return (UInt32(first), 1) }
    var scalar = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length {
      let byte = self[position + index]
      guard byte & 0xc0 == 0x80 else { return (0xfffd, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3f)
    }
    return (scalar, length)
  }

  /// The offset of the line end at or behind `start`.
  func endOfLine(_ start: Int) -> Int {
    var position = start
    while position < count {
      let word = word(at: position)
      if WordScan.holdsControl(word) {
        let stops = WordScan.lineEnds(word)
        if stops != 0 { return position &+ WordScan.length(stops) }
      }
      position &+= 8
    }
    return count
  }

  /// The end of the block comment that begins at `start`, others inside of it included; nil where none is.
  func endOfBlockComment(_ start: Int) -> Int? {
    var position = start + 2
    var depth = 1
    while position < count {
      let word = word(at: position)
      let stops = WordScan.equal(word, 0x2a) | WordScan.equal(word, 0x2f)
      if stops == 0 {
        position &+= 8
        continue
      }
      position &+= WordScan.length(stops)
      let next = self[position + 1]
      switch self[position] {
      case 0x2a where next == 0x2f:
        depth -= 1
        position += 2
        if depth == 0 { return position }
      case 0x2f where next == 0x2a:
        depth += 1
        position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// Skips blanks at the start of a line.
  @inline(__always)
  func skipIndentation(_ start: Int) -> Int {
    var position = start
    while true {
      let others = word(at: position) ^ 0x2020_2020_2020_2020
      if others != 0 { return position &+ WordScan.length(others) }
      position &+= 8
    }
  }

  func containsNewline(_ start: Int, _ end: Int) -> Bool {
    endOfLine(start) < end
  }

  /// Behind the letters of a name: a digit, `_`, `$`, or something that is no ASCII.
  @inline(__always)
  func mayContinueName(_ offset: Int) -> Bool {
    let byte = self[offset]
    // Digits and $ in the first word, _ in the second.
    let word: UInt64 = byte < 0x40 ? 0x03ff_0010_0000_0000 : 0x8000_0000
    return byte >= 0x80 || word &>> UInt64(byte & 0x3f) & 1 != 0
  }

  /// A byte of an operator, or none of ASCII. A dot is none here, nor is a number sign.
  @inline(__always)
  func mayContinueOperator(_ offset: Int) -> Bool {
    let byte = self[offset]
    // ! % & * + - . / < = > ? in the first word, ^ | ~ in the second.
    let word: UInt64 = byte < 0x40 ? 0xf000_ec62_0000_0000 : 0x5000_0000_4000_0000
    return byte >= 0x80 || word &>> UInt64(byte & 0x3f) & 1 != 0
  }

  func lineEnds(_ start: Int, _ end: Int) -> Int {
    var count = 0
    var position = start
    while position < end {
      if self[position] == 0x0a || (self[position] == 0x0d && self[position + 1] != 0x0a) { count += 1 }
      position += 1
    }
    return count
  }

  /// Nothing that separates stands before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch self[start - 1] {
    case 0x20, 0x0d, 0x0a, 0x09, 0x28, 0x5b, 0x7b, 0x2c, 0x3b, 0x3a, 0: return false
    case 0x2f: return !(start > 1 && self[start - 2] == 0x2a)
    case 0xa0: return !(start > 1 && self[start - 2] == 0xc2)
    default: return true
    }
  }

  func isRightBound(_ end: Int, _ leftBound: Bool) -> Bool {
    switch self[end] {
    case 0x20, 0x0d, 0x0a, 0x09, 0x29, 0x5d, 0x7d, 0x2c, 0x3b, 0x3a, 0: return false
    case 0x2e: return !leftBound
    case 0x2f:
      let next = self[end + 1]
      return next != 0x2f && next != 0x2a
    case 0xc2: return self[end + 1] != 0xa0
    default: return true
    }
  }

  /// `<#text#>`, as Xcode leaves it behind.
  func placeholder(_ start: Int) -> Int? {
    var position = start + 2
    while position + 1 < count {
      let byte = self[position]
      if byte == 0x0a || (byte == 0x3c && self[position + 1] == 0x23) { return nil }
      if byte == 0x23 && self[position + 1] == 0x3e { return position + 2 }
      position += 1
    }
    return nil
  }

  func endOfOperator(_ start: Int) -> Int {
    let startsWithDot = self[start] == 0x2e
    var position = start
    while position < count {
      switch self[position] {
      case 0x2e where position > start && !startsWithDot: return position
      case 0x3c where position > start && self[position + 1] == 0x23 && placeholder(position) != nil:
        return position
      case 0x21, 0x25, 0x26, 0x2a, 0x2b, 0x2d, 0x2e, 0x2f, 0x3c...0x3f, 0x5e, 0x7c, 0x7e: position += 1
      case 0x80...:
        let (scalar, length) = decode(position)
        guard position == start ? isOperatorScalar(scalar) : isOperatorContinuation(scalar) else { return position }
        position += length
      default: return position
      }
    }
    return position
  }

  /// The bytes of a short operator as one number.
  package func operatorValue(_ start: Int, _ end: Int) -> UInt32 {
    let length = end - start
    guard length < 4 else { return length == 4 ? UInt32(truncatingIfNeeded: word(at: start)) : Token.longOperator }
    return UInt32(truncatingIfNeeded: word(at: start)) & (1 &<< UInt32(8 &* length) &- 1)
  }

  func closes(_ position: Int, _ quotes: Int, _ pounds: Int) -> Bool {
    for index in 1..<max(quotes, 1) where self[position + index] != 0x22 { return false }
    for index in 0..<pounds where self[position + quotes + index] != 0x23 { return false }
    return true
  }

  /// The literal whose third quote is at `quote` ends on this line: `#"""#`, `#""""a"#`.
  func closesSingleLine(_ quote: Int, _ pounds: Int) -> Bool {
    var position = quote
    while position < count && self[position] != 0x0a && self[position] != 0x0d {
      if self[position] == 0x22 && closes(position, 1, pounds) { return true }
      position += 1
    }
    return false
  }

  /// Nothing but blanks stands behind the slash of `#/`.
  func startsMultilineRegex(_ slash: Int) -> Bool {
    var blank = slash + 1
    while self[blank] == 0x20 || self[blank] == 0x09 { blank += 1 }
    return self[blank] == 0x0a || self[blank] == 0x0d
  }

  /// The end of `#/…/#` from its slash on; with a line end behind the slash it may span lines.
  func extendedRegex(_ slash: Int, pounds: Int) -> Int? {
    let isMultiline = startsMultilineRegex(slash)
    var position = slash + 1
    while position < count {
      switch self[position] {
      case 0x0a, 0x0d: if !isMultiline { return nil }
      case 0x5c: position += 1
      case 0x2f:
        var end = position + 1
        while end - position <= pounds && self[end] == 0x23 { end += 1 }
        if end - position - 1 == pounds { return end }
      default: break
      }
      position += 1
    }
    return nil
  }

  func scanBareRegex(_ slash: Int, _ mustBeRegex: Bool) -> Int? {
    var position = slash + 1
    switch self[position] {
    case 0x20, 0x09: if !mustBeRegex { return nil }
    case 0x2a, 0x2f: return nil
    default: break
    }
    if slash > 0 && self[slash - 1] == 0x2a { return nil }
    var groups = 0
    var classes = 0
    var lastBlank = -1
    while position < count {
      let byte = self[position]
      switch byte {
      case 0x0a, 0x0d: return nil
      case 0x2f:
        let next = self[position + 1]
        if next == 0x2a || next == 0x2f { return nil }
        if lastBlank == position - 1 && !mustBeRegex { return nil }
        return position + 1
      case 0x5c:
        position += 1
        if position < count && (self[position] == 0x0a || self[position] == 0x0d) { return nil }
      case 0x28 where classes == 0: groups += 1
      case 0x29 where classes == 0:
        if groups == 0 {
          if !mustBeRegex { return nil }
        } else {
          groups -= 1
        }
      case 0x5b: classes += 1
      case 0x5d: classes = max(0, classes - 1)
      case 0x20, 0x09: lastBlank = position
      default: break
      }
      position += 1
    }
    return nil
  }

  func isSeparator(_ end: Int) -> Bool {
    switch self[end] {
    case 0x20, 0x0d, 0x0a, 0x09, 0x29, 0x5d, 0x7d, 0x2c, 0x3b, 0x3a, 0: return true
    case 0x2f: return self[end + 1] == 0x2f || self[end + 1] == 0x2a
    default: return false
    }
  }

  /// Skips what continues a name, other letters than ASCII included.
  func endOfName(_ start: Int) -> Int {
    var position = start
    while position < count {
      let byte = self[position]
      if byte < 0x80 {
        guard byte == 0x24 || WordScan.nameEnds(UInt64(byte)) & 0x80 == 0 else { break }
        position += 1
      } else {
        let (scalar, length) = decode(position)
        guard isNameScalar(scalar) else { break }
        position += length
      }
    }
    return position
  }

  func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    var start = start
    var end = end
    while start < end && (self[start] == 0x20 || self[start] == 0x09) { start += 1 }
    while end > start && (self[end - 1] == 0x20 || self[end - 1] == 0x09) { end -= 1 }
    return ByteRange(start: UInt32(start), end: UInt32(end))
  }

  /// ` -- `, also right behind the word of the directive or at the end of the line.
  func isReason(_ position: Int, _ end: Int) -> Bool {
    guard position + 1 < end, self[position] == 0x2d, self[position + 1] == 0x2d else { return false }
    let before = self[position - 1]
    let after = position + 2 < end ? self[position + 2] : 0x20
    return (before == 0x20 || before == 0x09) && (after == 0x20 || after == 0x09)
  }
}
