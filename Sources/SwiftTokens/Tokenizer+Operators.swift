extension Tokenizer {
  /// An operator, `=`, `->`, `?`, `!`, prefix `&`, an editor placeholder, or a regular expression in their place.
  mutating func operatorToken(_ start: Int, _ flags: Token.Flags) -> Int {
    let first = source[start]
    if first == 0x3d && !source.mayContinueOperator(start &+ 1) { return append(.equal, start, 1, flags) }
    let leftBound = source.isLeftBound(start)
    if first == 0x3f && leftBound { return append(.questionPostfix, start, 1, flags) }
    if first == 0x21 && leftBound { return append(.exclamation, start, 1, flags) }
    if first == 0x3c && source[start &+ 1] == 0x23, let end = source.placeholder(start) {
      noteLines(start, end)
      let id = interner.id(source, start, end)
      return append(.identifier, start, end - start, flags, value: id)
    }
    if first < 0x80 && first != 0x2f && !source.mayContinueOperator(start &+ 1) {
      return classified(start, start &+ 1, leftBound, flags)
    }

    var end = source.endOfOperator(start)
    var slash = start
    while slash < end && source[slash] != 0x2f { slash += 1 }
    if slash < end, let regexEnd = bareRegex(slash, operatorEnd: end, leftBound) {
      if slash > start { _ = classified(start, slash, leftBound, flags) }
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
    return classified(start, end, leftBound, flags)
  }

  private mutating func classified(
    _ start: Int, _ end: Int, _ leftBound: Bool, _ flags: Token.Flags
  ) -> Int {
    let rightBound = source.isRightBound(end, leftBound)
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
    return append(kind, start, length, flags, value: source.operatorValue(start, end))
  }
}
