import SwiftFacts

/// `switch` and its cases.
extension Parser {
  mutating func parseSwitch() {
    advance()
    let subject = kind == .leftBrace ? Parser.none : parseConditionValue()
    guard kind == .leftBrace else { return }
    let open = position
    let outer = enterBodyContext()
    advance()
    while kind != .rightBrace && kind != .endOfFile {
      let before = position
      switch kind {
      case .at:
        parseAttribute(isRecorded: false)
      case .case, .default: parseCase(of: subject)
      case .poundIf, .poundElseif, .poundElse, .poundEndif: parseConditionalDirective()
      case .semicolon: advance()
      default: _ = parseStatements(inSwitch: true)
      }
      if position == before { skipUnparsed() }
    }
    closeBracket(open, .rightBrace)
    leaveExpressionContext(outer)
  }

  mutating func parseCase(of subject: UInt32) {
    let opened = openScope(.block, at: token.start)
    let isCase = kind == .case
    advance()
    if isCase {
      while kind != .colon && kind != .endOfFile && kind != .rightBrace {
        let before = position
        let pattern = parseCasePattern()
        match(pattern, with: subject)
        if consume(.where) { parseCondition() }
        guard consume(.comma) else { break }
        if position == before { break }
      }
    }
    if kind != .colon {
      // Find the colon on the same line.
      let start = position
      while kind != .colon && kind != .endOfFile && kind != .rightBrace && !(token.startsLine && position > start) {
        skip()
      }
      if position > start {
        let end = position
        position = start
        skipUnparsed(to: end)
      }
    }
    _ = consume(.colon)
    _ = parseStatements(inSwitch: true)
    closeScope(opened)
  }
}
