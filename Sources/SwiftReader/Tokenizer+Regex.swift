extension Tokenizer {
  /// The end of `/…/` when the slash inside an operator begins a regular expression, by the compiler's own heuristics.
  func bareRegex(
    _ source: borrowing Span<UInt8>, _ slash: Int, operatorStart: Int, operatorEnd: Int, _ leftBound: Bool
  ) -> Int? {
    guard !leftBound else { return nil }
    let previous = tokens.last
    if let previous, previous.kind == .func || previous.kind == .operator { return nil }
    var mustBeRegex = false
    let rightBound = !isSeparator(source, operatorEnd)
    if !rightBound {
      let afterTry =
        tokens.count > 1 && tokens[tokens.count - 2].kind == .try
        && (previous?.kind == .questionPostfix || previous?.kind == .exclamation)
      guard afterTry || inRegexPosition(previous) else { return nil }
      switch previous?.kind {
      case .leftParen, .leftBracket, .comma, .colon, .colonColon: mustBeRegex = afterTry
      default: mustBeRegex = true
      }
    }
    return scanBareRegex(source, slash, mustBeRegex)
  }

  private func isSeparator(_ source: borrowing Span<UInt8>, _ end: Int) -> Bool {
    switch peek(source, end) {
    case 0x20, 0x0d, 0x0a, 0x09, 0x29, 0x5d, 0x7d, 0x2c, 0x3b, 0x3a, 0: return true
    case 0x2f: return peek(source, end + 1) == 0x2f || peek(source, end + 1) == 0x2a
    default: return false
    }
  }

  /// An expression may begin behind this token.
  private func inRegexPosition(_ previous: Token?) -> Bool {
    guard let previous else { return true }
    switch previous.kind {
    case .identifier, .integer, .float, .string, .stringTail, .regex, .rightParen, .rightBracket, .rightBrace,
      .interpolationClose, .questionPostfix, .exclamation, .postfixOperator, .selfWord, .selfType, .super, .nil,
      .true, .false, .anyType, .initWord, .pound, .unknown, .underscore, .period, .at, .backslash:
      return false
    default: return true
    }
  }

  private func scanBareRegex(_ source: borrowing Span<UInt8>, _ slash: Int, _ mustBeRegex: Bool) -> Int? {
    var position = slash + 1
    switch peek(source, position) {
    case 0x20, 0x09: if !mustBeRegex { return nil }
    case 0x2a, 0x2f: return nil
    default: break
    }
    if slash > 0 && source[slash - 1] == 0x2a { return nil }
    var groups = 0
    var classes = 0
    var lastBlank = -1
    while position < source.count {
      let byte = source[position]
      switch byte {
      case 0x0a, 0x0d: return nil
      case 0x2f:
        let next = peek(source, position + 1)
        if next == 0x2a || next == 0x2f { return nil }
        if lastBlank == position - 1 && !mustBeRegex { return nil }
        return position + 1
      case 0x5c:
        position += 1
        if position < source.count && (source[position] == 0x0a || source[position] == 0x0d) { return nil }
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

  /// The end of `#/…/#` from its slash on; with a line end behind the slash it may span lines.
  func extendedRegex(_ source: borrowing Span<UInt8>, _ slash: Int, pounds: Int) -> Int? {
    var position = slash + 1
    var blank = position
    while peek(source, blank) == 0x20 || peek(source, blank) == 0x09 { blank += 1 }
    let isMultiline = peek(source, blank) == 0x0a || peek(source, blank) == 0x0d
    while position < source.count {
      switch source[position] {
      case 0x0a, 0x0d: if !isMultiline { return nil }
      case 0x5c: position += 1
      case 0x2f:
        var end = position + 1
        while end - position <= pounds && peek(source, end) == 0x23 { end += 1 }
        if end - position - 1 == pounds { return end }
      default: break
      }
      position += 1
    }
    return nil
  }
}
