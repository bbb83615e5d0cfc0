import SwiftFacts
import SwiftTokens

/// Whether a `<` behind a name opens generic arguments.
extension Parser {
  /// `<A, B>` behind a name in an expression, when what follows says that it can be nothing else.
  mutating func parseGenericArgumentsOfExpression() -> (types: UInt32, count: Int)? {
    let token = token
    guard token.kind == .binaryOperator || token.kind == .prefixOperator || token.kind == .postfixOperator,
      tokenizer.source[Int(token.start)] == 0x3c, !token.flags.contains(.notGeneric)
    else { return nil }
    if token.end - token.start > 1 && tokenizer.source[Int(token.start) + 1] == 0x3e { return nil }
    let state = checkpoint()
    let mark = typeStack.count
    let outer = isAttempt
    isAttempt = true
    let isList = parseGenericArgumentNodes()
    isAttempt = outer
    guard isList else {
      restore(state)
      return nil
    }
    guard endsGenericArguments() else {
      restore(state)
      tokenizer.tokens[state.position].flags.insert(.notGeneric)
      return nil
    }
    var count = 0
    var index = typeStack.count - 1
    while index >= mark {
      count += 1
      index -= Int(typeStack[index].size)
    }
    return (flatten(from: mark), count)
  }

  mutating func endsGenericArguments() -> Bool {
    let token = token
    switch token.kind {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .questionPostfix, .colon, .interpolationClose, .stringTail:
      return true
    case .binaryOperator: return token.value == Operator.ampersand
    case .leftParen, .leftBracket: return !token.startsLine
    default: return false
    }
  }
}
