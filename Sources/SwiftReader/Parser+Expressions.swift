import SwiftFacts
import SwiftTokens

/// An operator whose right side is still being read.
struct PendingOperator {
  var kind: ExpressionNode.Kind
  var level: UInt8
  var left: UInt32
  var offset: UInt32
  var start: UInt32
}

extension Parser {
  // MARK: Writing

  mutating func emit(
    _ kind: ExpressionNode.Kind, operand: UInt32 = Parser.none, payload: UInt32 = Parser.none, count: Int = 0,
    offset: UInt32, start: UInt32, flags: ExpressionNode.Flags = []
  ) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: expressions.count)
    expressions.append(
      ExpressionNode(
        kind: kind, flags: expressionFlags.union(flags), count: UInt16(truncatingIfNeeded: min(count, 0xffff)),
        operand: operand, payload: payload, offset: offset))
    if places != nil {
      places?.starts.append(start)
      places?.dots.append(UInt32.max)
    }
    return index
  }

  /// The offset of the first byte of an expression; only known when places are kept.
  mutating func start(of node: UInt32) -> UInt32 {
    guard let places, node != Parser.none else { return 0 }
    return places.starts[Int(node)]
  }

  mutating func mark(_ node: UInt32, _ flags: ExpressionNode.Flags) {
    guard node != Parser.none else { return }
    expressions[Int(node)].flags.insert(flags)
  }

  // MARK: Sequences

  /// Reads an expression with all its operators. Answers its node, or `none` when no expression stands here.
  mutating func parseExpression() -> UInt32 {
    guard enter() else { return emit(.unknown, offset: token.start, start: token.start) }
    defer { depth -= 1 }
    var left = parseElement()
    guard left != Parser.none else { return left }
    let base = operatorStack.count
    while true {
      let token = token
      switch token.kind {
      case .binaryOperator:
        let (kind, level, isAssignment) = classify(token)
        advance()
        if isAssignment { mark(left, .isWritten) }
        left = push(kind, level, left, token.start, base)
        left = operand(or: left)
      case .equal:
        if expressionFlags.contains(.inPattern) { return reduceAll(left, base) }
        advance()
        left = reduce(left, atLeast: 2, base)
        mark(left, .isWritten)
        operatorStack.append(
          PendingOperator(kind: .assignment, level: 1, left: left, offset: token.start, start: start(of: left)))
        left = operand(or: Parser.none)
      case .questionInfix:
        advance()
        left = reduce(left, atLeast: 3, base)
        let first = parseExpression()
        operatorStack.append(
          PendingOperator(kind: .ternary, level: 2, left: first, offset: token.start, start: start(of: left)))
        if consume(.colon) { left = operand(or: Parser.none) } else { left = Parser.none }
      case .as, .is:
        left = reduce(left, atLeast: 6, base)
        left = parseCast(left)
      case .arrow:
        advance()
        left = push(.binary, 3, left, token.start, base)
        left = operand(or: left)
      case .throws, .identifier:
        guard isEffectBeforeArrow() else { return reduceAll(left, base) }
        advance()
      default: return reduceAll(left, base)
      }
    }
  }

  /// `async throws ->` in the midst of an expression: `[(A) async -> B]()`.
  mutating func isEffectBeforeArrow() -> Bool {
    guard kind == .throws || at(Word.async) else { return false }
    let next = peek(1)
    return next.kind == .arrow || (next.kind == .throws && peek(2).kind == .arrow)
  }

  /// The right side of an operator.
  mutating func operand(or fallback: UInt32) -> UInt32 {
    let node = parseElement()
    return node == Parser.none ? fallback : node
  }

  mutating func push(
    _ kind: ExpressionNode.Kind, _ level: UInt8, _ left: UInt32, _ offset: UInt32, _ base: Int
  ) -> UInt32 {
    let left = reduce(left, atLeast: level &+ 1, base)
    let joins = level == 3 || level == 6
    if joins, operatorStack.count > base, let top = operatorStack.last, top.level == level {
      // One node for a run of operators of one level.
      return left
    }
    operatorStack.append(
      PendingOperator(kind: kind, level: level, left: left, offset: offset, start: start(of: left)))
    return left
  }

  /// Writes the nodes of pending operators that bind at least as tight as `level`.
  mutating func reduce(_ right: UInt32, atLeast level: UInt8, _ base: Int) -> UInt32 {
    var right = right
    while operatorStack.count > base, let top = operatorStack.last, top.level >= level {
      operatorStack.removeLast()
      right = emit(top.kind, operand: top.left, payload: right, offset: top.offset, start: top.start)
    }
    return right
  }

  mutating func reduceAll(_ right: UInt32, _ base: Int) -> UInt32 {
    var right = right
    while operatorStack.count > base, let top = operatorStack.popLast() {
      right = emit(top.kind, operand: top.left, payload: right, offset: top.offset, start: top.start)
    }
    return right
  }

  /// The kind of node, the level (looser ones are smaller) and whether it assigns.
  mutating func classify(_ token: Token) -> (ExpressionNode.Kind, UInt8, Bool) {
    switch token.value {
    case Operator.coalescing: return (.coalescing, 4, false)
    case Operator.ellipsis, Operator.halfOpen: return (.binary, 6, false)
    // + - * / % & | ^ &+ &- &* << >>
    case 0x2b, 0x2d, 0x2a, 0x2f, 0x25, 0x26, 0x7c, 0x5e, 0x2b26, 0x2d26, 0x2a26, 0x3c3c, 0x3e3e:
      return (.binary, 6, false)
    // == != < > <= >= === !== ~= && ||
    case 0x3d3d, 0x3d21, 0x3c, 0x3e, 0x3d3c, 0x3d3e, 0x3d3d3d, 0x3d3d21, 0x3d7e, 0x2626, 0x7c7c:
      return (.binary, 3, false)
    default:
      let last = tokenizer.source[Int(token.end) - 1]
      return (.binary, last == 0x3d ? 1 : 3, last == 0x3d)
    }
  }

  /// `as T`, `as? T`, `as! T`, `is T` behind `left`.
  mutating func parseCast(_ left: UInt32) -> UInt32 {
    let token = token
    advance()
    var flags: ExpressionNode.Flags = []
    if token.kind == .is {
      flags = .test
    } else if kind == .questionPostfix, consumeOperatorByte(0x3f) {
      flags = .conditionalCast
    } else if kind == .exclamation, consumeOperatorByte(0x21) {
      flags = .forcedCast
    }
    let outer = typeFlags
    typeFlags.remove(.inExpression)
    let type = parseExpectedType()
    typeFlags = outer
    if expressionFlags.contains(.inPattern), token.kind == .as, lastBinding.local >= 0, lastBinding.node == left {
      locals[lastBinding.local].type = type
    }
    return emit(.cast, operand: left, payload: type, offset: token.start, start: start(of: left), flags: flags)
  }

  // MARK: Elements

  /// One operand with what precedes it: `try`, `await`, prefix operators.
  mutating func parseElement() -> UInt32 {
    // Most begin with a name that the grammar does not know.
    if kind == .identifier && token.value > Word.last { return parsePostfixSuffixes(parseIdentifier()) }
    var isInOut = false
    while true {
      switch kind {
      case .try:
        advance()
        if kind == .questionPostfix || kind == .exclamation { advance() }
      case .identifier:
        guard isExpressionPrefix() else { return finishElement(parsePostfix(), isInOut) }
        advance()
      case .repeat:
        guard peek(1).kind != .leftBrace else { return Parser.none }
        advance()
      case .prefixOperator:
        if isUnappliedOperator() { return parseUnappliedOperator() }
        advance()
      case .prefixAmpersand:
        advance()
        isInOut = true
      case .if, .switch, .do: return finishElement(parseConditionalExpression(), isInOut)
      case .backslash: return finishElement(parsePostfixSuffixes(parseKeyPath()), isInOut)
      case .binaryOperator, .postfixOperator, .equal, .exclamation, .questionInfix, .questionPostfix, .arrow:
        guard isUnappliedOperator() else { return Parser.none }
        return parseUnappliedOperator()
      default: return finishElement(parsePostfix(), isInOut)
      }
    }
  }

  mutating func finishElement(_ node: UInt32, _ isInOut: Bool) -> UInt32 {
    if isInOut { mark(node, .isWritten) }
    return node
  }

  /// `await`, `consume`, `copy`, `each`, `unsafe`… with an operand behind them.
  mutating func isExpressionPrefix() -> Bool {
    let token = token
    guard !token.flags.contains(.backticked), token.value > Word.reservedCount, token.value <= Word.dependsOn else {
      return false
    }
    switch token.value {
    case Word.await:
      switch peek(1).kind {
      case .leftParen, .leftBracket, .leftBrace: return true
      default: return isOperand(peek(1), prefersExpression: true, nextLine: true)
      }
    case Word.unsafe: return isOperand(peek(1), prefersExpression: true, nextLine: false)
    case Word.consume, Word.copy, Word.borrow, Word.each, Word.move, Word.borrowUnderscored:
      return isOperand(peek(1), prefersExpression: false, nextLine: false)
    default: return false
    }
  }

  /// `next` begins the operand of a word like `await`. What could be a suffix as well (`.`, `(`, `[`) is an operand
  /// behind a blank, and only for words that prefer one.
  mutating func isOperand(_ next: Token, prefersExpression: Bool, nextLine: Bool) -> Bool {
    guard nextLine || !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .underscore, .integer, .float, .string, .stringHead, .regex, .prefixAmpersand, .prefixOperator,
      .at, .backslash, .pound, .anyType, .selfType, .selfWord, .super, .initWord, .true, .false, .nil, .repeat, .try,
      .if, .switch:
      return true
    case .period, .leftParen, .leftBracket: return prefersExpression && next.flags.contains(.spaceBefore)
    case .leftBrace: return prefersExpression && !inCondition
    default: return false
    }
  }

  /// An operator used as a function: `reduce(0, +)`, `(==)`.
  mutating func isUnappliedOperator() -> Bool {
    switch peek(1).kind {
    case .comma, .rightParen, .rightBracket: return kind != .questionPostfix
    default: return false
    }
  }

  mutating func parseUnappliedOperator() -> UInt32 {
    let token = token
    let name = name(from: token.start, to: token.end)
    advance()
    return emit(.name, payload: name, offset: token.start, start: token.start)
  }

  /// `if`, `switch` or `do` used as a value.
  mutating func parseConditionalExpression() -> UInt32 {
    let start = token.start
    let outer = enterExpressionContext()
    switch kind {
    case .if: parseIf()
    case .switch: parseSwitch()
    default: parseDo()
    }
    leaveExpressionContext(outer)
    return emit(.conditional, offset: start, start: start)
  }

  mutating func parsePostfix() -> UInt32 {
    let isLiteral: Bool
    switch kind {
    case .string, .stringHead, .integer, .float, .true, .false, .nil, .regex, .leftBracket: isLiteral = true
    default: isLiteral = false
    }
    let node = parsePrimary()
    guard node != Parser.none else { return node }
    return parsePostfixSuffixes(node, isLiteral: isLiteral)
  }
}
