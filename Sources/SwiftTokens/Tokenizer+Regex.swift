extension Tokenizer {
  /// The end of `/…/` when the slash inside an operator begins a regular expression, by the compiler's own heuristics.
  func bareRegex(_ slash: Int, operatorEnd: Int, _ leftBound: Bool) -> Int? {
    guard !leftBound else { return nil }
    let previous = tokens.last
    if let previous, previous.kind == .func || previous.kind == .operator { return nil }
    var mustBeRegex = false
    let rightBound = !source.isSeparator(operatorEnd)
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
    return source.scanBareRegex(slash, mustBeRegex)
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

}
