extension Tokenizer {
  /// An operator, `=`, `->`, `?`, `!`, prefix `&`, an editor placeholder, or a regular expression in their place.
  mutating func operatorToken(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    let first = source[start]
    let leftBound = isLeftBound(source, start)
    if first == 0x3f && leftBound { return append(.questionPostfix, start, 1, flags) }
    if first == 0x21 && leftBound { return append(.exclamation, start, 1, flags) }
    if first == 0x3c && peek(source, start + 1) == 0x23, let end = placeholder(source, start) {
      let id = interner.id(source, start, end)
      return append(.identifier, start, end - start, flags, value: id)
    }

    var end = endOfOperator(source, start)
    var slash = start
    while slash < end && source[slash] != 0x2f { slash += 1 }
    if slash < end, let regexEnd = bareRegex(source, slash, operatorStart: start, operatorEnd: end, leftBound) {
      if slash > start { _ = classified(source, start, slash, leftBound, flags) }
      return append(.regex, slash, regexEnd - slash, slash > start ? [] : flags)
    }
    // A comment may begin in the middle.
    var index = start + 1
    while index + 1 < end {
      if source[index] == 0x2f && (source[index + 1] == 0x2f || source[index + 1] == 0x2a) {
        end = index
        break
      }
      index += 1
    }
    return classified(source, start, end, leftBound, flags)
  }

  private mutating func classified(
    _ source: borrowing Span<UInt8>, _ start: Int, _ end: Int, _ leftBound: Bool, _ flags: Token.Flags
  ) -> Int {
    let rightBound = isRightBound(source, end, leftBound)
    let length = end - start
    if length == 1 {
      switch source[start] {
      case 0x3d: return append(.equal, start, 1, flags)
      case 0x26 where rightBound && !leftBound: return append(.prefixAmpersand, start, 1, flags)
      case 0x3f: return append(.questionInfix, start, 1, flags)
      default: break
      }
    } else if length == 2 && source[start] == 0x2d && source[start + 1] == 0x3e {
      return append(.arrow, start, 2, flags)
    }
    let kind: TokenKind =
      leftBound == rightBound ? .binaryOperator : leftBound ? .postfixOperator : .prefixOperator
    return append(kind, start, length, flags, value: Tokenizer.packed(source, start, end))
  }

  /// The bytes of a short operator as one number.
  static func packed(_ source: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    guard end - start <= 4 else { return Token.longOperator }
    var value: UInt32 = 0
    for index in 0..<(end - start) { value |= UInt32(source[start + index]) << UInt32(8 * index) }
    return value
  }

  private func endOfOperator(_ source: borrowing Span<UInt8>, _ start: Int) -> Int {
    let startsWithDot = source[start] == 0x2e
    var position = start
    while position < source.count {
      switch source[position] {
      case 0x2e where position > start && !startsWithDot: return position
      case 0x3c where position > start && peek(source, position + 1) == 0x23 && placeholder(source, position) != nil:
        return position
      case 0x21, 0x25, 0x26, 0x2a, 0x2b, 0x2d, 0x2e, 0x2f, 0x3c...0x3f, 0x5e, 0x7c, 0x7e: position += 1
      case 0x80...:
        let (scalar, length) = decode(source, position)
        guard position == start ? isOperatorScalar(scalar) : isOperatorContinuation(scalar) else { return position }
        position += length
      default: return position
      }
    }
    return position
  }

  /// Nothing that separates stands before it.
  private func isLeftBound(_ source: borrowing Span<UInt8>, _ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case 0x20, 0x0d, 0x0a, 0x09, 0x28, 0x5b, 0x7b, 0x2c, 0x3b, 0x3a, 0: return false
    case 0x2f: return !(start > 1 && source[start - 2] == 0x2a)
    case 0xa0: return !(start > 1 && source[start - 2] == 0xc2)
    default: return true
    }
  }

  private func isRightBound(_ source: borrowing Span<UInt8>, _ end: Int, _ leftBound: Bool) -> Bool {
    switch peek(source, end) {
    case 0x20, 0x0d, 0x0a, 0x09, 0x29, 0x5d, 0x7d, 0x2c, 0x3b, 0x3a, 0: return false
    case 0x2e: return !leftBound
    case 0x2f:
      let next = peek(source, end + 1)
      return next != 0x2f && next != 0x2a
    case 0xc2: return peek(source, end + 1) != 0xa0
    default: return true
    }
  }

  /// `<#text#>`, as Xcode leaves it behind.
  private func placeholder(_ source: borrowing Span<UInt8>, _ start: Int) -> Int? {
    var position = start + 2
    while position + 1 < source.count {
      let byte = source[position]
      if byte == 0x0a || (byte == 0x3c && source[position + 1] == 0x23) { return nil }
      if byte == 0x23 && source[position + 1] == 0x3e { return position + 2 }
      position += 1
    }
    return nil
  }
}
