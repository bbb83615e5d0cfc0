import SourceText
import SwiftFacts

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
  private mutating func isEffectBeforeArrow() -> Bool {
    guard kind == .throws || at(Word.async) else { return false }
    let next = peek(1)
    return next.kind == .arrow || (next.kind == .throws && peek(2).kind == .arrow)
  }

  /// The right side of an operator.
  private mutating func operand(or fallback: UInt32) -> UInt32 {
    let node = parseElement()
    return node == Parser.none ? fallback : node
  }

  private mutating func push(
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
  private mutating func reduce(_ right: UInt32, atLeast level: UInt8, _ base: Int) -> UInt32 {
    var right = right
    while operatorStack.count > base, let top = operatorStack.last, top.level >= level {
      operatorStack.removeLast()
      right = emit(top.kind, operand: top.left, payload: right, offset: top.offset, start: top.start)
    }
    return right
  }

  private mutating func reduceAll(_ right: UInt32, _ base: Int) -> UInt32 {
    var right = right
    while operatorStack.count > base, let top = operatorStack.popLast() {
      right = emit(top.kind, operand: top.left, payload: right, offset: top.offset, start: top.start)
    }
    return right
  }

  /// The kind of node, the level (looser ones are smaller) and whether it assigns.
  private mutating func classify(_ token: Token) -> (ExpressionNode.Kind, UInt8, Bool) {
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
      let last = source[Int(token.end) - 1]
      return (.binary, last == 0x3d ? 1 : 3, last == 0x3d)
    }
  }

  /// `as T`, `as? T`, `as! T`, `is T` behind `left`.
  private mutating func parseCast(_ left: UInt32) -> UInt32 {
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
    typeFlags.insert(.inBody)
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
    var isInOut = false
    let start = token.start
    while true {
      switch kind {
      case .try:
        advance()
        if kind == .questionPostfix || kind == .exclamation { advance() }
      case .identifier:
        guard isExpressionPrefix() else { return finishElement(parsePostfix(), isInOut, start) }
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
      case .if, .switch, .do: return finishElement(parseConditionalExpression(), isInOut, start)
      case .backslash: return finishElement(parsePostfixSuffixes(parseKeyPath()), isInOut, start)
      case .binaryOperator, .postfixOperator, .equal, .exclamation, .questionInfix, .questionPostfix, .arrow:
        guard isUnappliedOperator() else { return Parser.none }
        return parseUnappliedOperator()
      default: return finishElement(parsePostfix(), isInOut, start)
      }
    }
  }

  private mutating func finishElement(_ node: UInt32, _ isInOut: Bool, _ start: UInt32) -> UInt32 {
    if isInOut { mark(node, .isWritten) }
    return node
  }

  /// `await`, `consume`, `copy`, `each`, `unsafe`… with an operand behind them.
  private mutating func isExpressionPrefix() -> Bool {
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
  private mutating func isOperand(_ next: Token, prefersExpression: Bool, nextLine: Bool) -> Bool {
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
  private mutating func isUnappliedOperator() -> Bool {
    switch peek(1).kind {
    case .comma, .rightParen, .rightBracket: return kind != .questionPostfix
    default: return false
    }
  }

  private mutating func parseUnappliedOperator() -> UInt32 {
    let token = token
    let name = name(from: token.start, to: token.end)
    advance()
    return emit(.name, payload: name, offset: token.start, start: token.start)
  }

  /// `if`, `switch` or `do` used as a value.
  private mutating func parseConditionalExpression() -> UInt32 {
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

  // MARK: Primary expressions

  private mutating func parsePrimary() -> UInt32 {
    let token = token
    switch token.kind {
    case .identifier: return parseIdentifier()
    case .anyType: return parseAny()
    case .selfWord, .selfType, .super, .initWord:
      let name = nameOfToken()
      advance()
      if token.kind == .initWord { _ = parseCompoundName(Parser.none) }
      let node = emit(.name, payload: name, offset: token.start, start: token.start)
      if token.kind == .selfType { parseGenericArguments(of: node) }
      return node
    case .string: return literal(.string)
    case .stringHead: return parseInterpolatedString()
    case .integer: return literal(.integer)
    case .float: return literal(.float)
    case .regex: return literal(.regex)
    case .true, .false: return literal(.boolean)
    case .nil: return literal(.null)
    case .underscore: return literal(.other)
    case .period:
      guard peek(1).kind.isNameLike else { return Parser.none }
      advance()
      return parseMemberName(on: Parser.none, dot: token.start, start: token.start)
    case .leftParen: return parseParenthesized()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .pound: return parseMacro()
    case .at: return parseTypeExpression()
    case .let, .var:
      guard expressionFlags.contains(.inPattern) else { return Parser.none }
      return parseBindingPattern()
    case .is:
      guard expressionFlags.contains(.inPattern) else { return Parser.none }
      return parseCast(Parser.none)
    default: return Parser.none
    }
  }

  private mutating func literal(_ literal: ExpressionNode.Literal) -> UInt32 {
    let start = token.start
    advance()
    return emit(.literal, payload: literal.rawValue, offset: start, start: start)
  }

  private mutating func parseIdentifier() -> UInt32 {
    let token = token
    if token.value == Word.any || token.value == Word.some, isTypeAfterAny() {
      return parseTypeExpression()
    }
    if binding != .none, isBoundName() { return bind() }
    if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
      advance()
      advance()
      return parsePrimary()
    }
    let name = nameOfToken()
    advance()
    var flags: ExpressionNode.Flags = token.flags.contains(.backticked) ? .backticked : []
    if kind == .leftParen, isCompoundName(position) { flags.formUnion(parseCompoundName(Parser.none)) }
    let node = emit(.name, payload: name, offset: token.start, start: token.start, flags: flags)
    parseGenericArguments(of: node)
    return node
  }

  private mutating func isTypeAfterAny() -> Bool {
    let next = peek(1)
    guard !token.flags.contains(.backticked), !next.startsLine else { return false }
    return next.kind == .identifier || next.kind == .selfType || next.kind == .anyType
      || (next.kind == .prefixOperator && next.value == Operator.tilde)
  }

  /// `Any` is a type, even where an expression stands: `Any.self`.
  private mutating func parseAny() -> UInt32 {
    let start = token.start
    let type = UInt32(types.count)
    types.append(
      TypeNode(
        kind: .named, flags: typeFlags.union([.inBody, .isRoot]), name: nameOfToken(), end: type + 1, offset: start))
    advance()
    return emit(.type, payload: type, offset: start, start: start)
  }

  /// `any P` where an expression stands.
  private mutating func parseTypeExpression() -> UInt32 {
    let start = token.start
    let outer = typeFlags
    typeFlags.insert(.inBody)
    let type = parseExpectedType()
    typeFlags = outer
    return emit(.type, payload: type, offset: start, start: start)
  }

  private mutating func parseGenericArguments(of node: UInt32) {
    guard kind.isOperator, source[Int(token.start)] == 0x3c else { return }
    let outer = typeFlags
    typeFlags.insert(.inBody)
    if let (first, count) = parseGenericArgumentsOfExpression() {
      mark(node, .hasGenericArguments)
      genericArguments.append(
        GenericArgumentsFact(expression: node, types: first, count: UInt16(truncatingIfNeeded: count)))
    }
    typeFlags = outer
  }

  /// `(x:y:)` at `index`: the labels of a compound name.
  mutating func isCompoundName(_ index: Int) -> Bool {
    var index = index + 1
    guard token(at: index).kind.isNameLike, token(at: index + 1).kind == .colon else {
      // `f(_::)` does not exist.
      return false
    }
    while token(at: index).kind.isNameLike && token(at: index + 1).kind == .colon { index += 2 }
    return token(at: index).kind == .rightParen
  }

  private mutating func parseCompoundName(_ node: UInt32) -> ExpressionNode.Flags {
    guard kind == .leftParen, isCompoundName(position), let close = partner(position) else { return [] }
    position = close
    advance()
    return .isCompoundName
  }

  private mutating func parseInterpolatedString() -> UInt32 {
    let head = position
    let start = token.start
    let tail = Int(token.value)
    advance()
    let outer = enterExpressionContext()
    while kind == .interpolationOpen {
      let open = position
      let mark = argumentStack.count
      advance()
      parseArgumentList(until: .interpolationClose, callee: Parser.none, isPattern: false)
      argumentStack.removeLast(argumentStack.count - mark)
      closeBracket(open, .interpolationClose)
      if partner(open) == nil { break }
    }
    leaveExpressionContext(outer)
    if tail > head && tail < tokenizer.tokens.count {
      if position < tail { skipUnparsed(to: tail) }
      if position == tail { advance() }
    }
    return emit(.literal, payload: ExpressionNode.Literal.string.rawValue, offset: start, start: start)
  }

  /// `(a)`, `(a, b)`, `()`.
  private mutating func parseParenthesized() -> UInt32 {
    let open = position
    let start = token.start
    let isPattern = expressionFlags.contains(.inPattern)
    let outer = enterExpressionContext()
    let mark = argumentStack.count
    advance()
    parseArgumentList(until: .rightParen, callee: Parser.none, isPattern: isPattern)
    closeBracket(open, .rightParen)
    leaveExpressionContext(outer)
    let count = argumentStack.count - mark
    if count == 1, argumentStack[mark].label == 0, argumentStack[mark].value != Parser.none {
      let node = argumentStack[mark].value
      argumentStack.removeLast()
      self.mark(node, .parenthesized)
      places?.starts[Int(node)] = start
      return node
    }
    let first = moveArguments(from: mark)
    return emit(.tuple, payload: first, count: count, offset: start, start: start)
  }

  /// `[a, b]`, `[a: b]`, `[]`, `[:]`, and types like `[Foo]` where only a type can stand.
  private mutating func parseCollection() -> UInt32 {
    let open = position
    let start = token.start
    if let close = partner(open), isTypeBehind(close), let node = parseCollectionType(open, close) { return node }
    let isPattern = expressionFlags.contains(.inPattern)
    let outer = enterExpressionContext()
    let mark = argumentStack.count
    advance()
    var isDictionary = false
    if kind == .colon {
      isDictionary = true
      advance()
    }
    while kind != .rightBracket && kind != .endOfFile {
      let before = position
      if kind.isConditionalDirective {
        parseConditionalDirective()
        continue
      }
      appendElement(isPattern)
      if consume(.colon) {
        isDictionary = true
        appendElement(isPattern)
      }
      guard consume(.comma) else {
        if kind.isConditionalDirective { continue }
        break
      }
      if position == before { break }
    }
    closeBracket(open, .rightBracket)
    leaveExpressionContext(outer)
    let count = argumentStack.count - mark
    let first = moveArguments(from: mark)
    return emit(isDictionary ? .dictionary : .array, payload: first, count: count, offset: start, start: start)
  }

  private mutating func appendElement(_ isPattern: Bool) {
    let value = parseExpression()
    if value != Parser.none { argumentStack.append(ArgumentFact(label: 0, value: value)) }
  }

  /// What follows a bracket at `close` makes it a type: `[Foo]()`, `[Foo].self`.
  private mutating func isTypeBehind(_ close: Int) -> Bool {
    let next = token(at: close + 1)
    switch next.kind {
    case .leftParen: return !next.startsLine
    case .period:
      let member = token(at: close + 2)
      return member.kind == .selfWord || member.kind == .initWord
    default: return false
    }
  }

  private mutating func parseCollectionType(_ open: Int, _ close: Int) -> UInt32? {
    let state = checkpoint()
    let start = token.start
    let outer = typeFlags
    typeFlags.formUnion([.inBody, .inExpression])
    let mark = typeStack.count
    let outerAttempt = isAttempt
    isAttempt = true
    let isType = parseTypeNode() && position == close + 1
    isAttempt = outerAttempt
    typeFlags = outer
    guard isType else {
      restore(state)
      return nil
    }
    let type = flatten(from: mark)
    return emit(.type, payload: type, offset: start, start: start)
  }

  /// `#foo(x)`, `#selector(A.b)`, `#keyPath(A.b)`, `#available(…)`, `#file`.
  private mutating func parseMacro() -> UInt32 {
    let token = token
    advance()
    if isAvailability(token) {
      if kind == .leftParen { skip() }
      return emit(
        .literal, payload: ExpressionNode.Literal.boolean.rawValue, offset: token.start, start: token.start)
    }
    var nameEnd = token.end
    while kind == .period || kind == .colonColon, peek(1).kind == .identifier, !self.token.startsLine,
      beginsCapital(tokenizer.tokens[position - 1])
    {
      advance()
      nameEnd = self.token.end
      advance()
    }
    let name =
      nameEnd == token.end
      ? names.output(token.value, tokenizer.interner) : self.name(from: token.start + 1, to: nameEnd)
    let nameNode = emit(.name, payload: name, offset: token.start + 1, start: token.start, flags: .isMacroName)
    parseGenericArguments(of: nameNode)
    let mark = argumentStack.count
    var flags: ExpressionNode.Flags = []
    if kind == .leftParen, !self.token.startsLine {
      parseParenthesizedArguments(callee: nameNode)
    }
    if kind == .leftBrace, isTrailingClosure() {
      flags.insert(.hasTrailingClosure)
      parseTrailingClosures(callee: nameNode, mark: mark)
    }
    let count = argumentStack.count - mark
    let first = moveArguments(from: mark)
    return emit(.macro, payload: first, count: count, offset: token.start, start: token.start, flags: flags)
  }

  private mutating func beginsCapital(_ token: Token) -> Bool {
    let first = source[Int(token.start) + (token.kind == .pound ? 1 : 0)]
    return first >= 0x41 && first <= 0x5a
  }

  /// `#available`, `#unavailable`.
  mutating func isAvailability(_ token: Token) -> Bool {
    token.kind == .pound && (token.value == Word.available || token.value == Word.unavailable)
  }

  // MARK: Key paths

  /// `\A.b.c`, `\.b`, `\A.[0]?.c!`.
  private mutating func parseKeyPath() -> UInt32 {
    let start = token.start
    advance()
    var type = Parser.none
    if kind != .period {
      let outer = typeFlags
      typeFlags.insert(.inBody)
      let mark = typeStack.count
      if parseKeyPathRoot(mark) { type = flatten(from: mark) } else { typeStack.removeLast(typeStack.count - mark) }
      typeFlags = outer
    }
    var node = emit(.keyPathRoot, payload: type, offset: start, start: start)
    while true {
      switch kind {
      case .period:
        let next = peek(1)
        if next.kind.isNameLike || next.kind == .integer {
          let dot = token.start
          advance()
          mark(node, .isContinued)
          node = parseMemberName(on: node, dot: dot, start: start)
          if kind == .leftParen && !token.startsLine { node = parseCall(node, isCondition: true) }
        } else {
          advance()
        }
      case .leftBracket where !token.startsLine:
        node = parseSubscript(node)
      case .questionPostfix:
        _ = consumeOperatorByte(0x3f)
        mark(node, .isContinued)
        node = emit(.chain, operand: node, offset: token.start, start: start)
      case .exclamation:
        _ = consumeOperatorByte(0x21)
        mark(node, .isContinued)
        node = emit(.force, operand: node, offset: token.start, start: start)
      case .postfixOperator where token.end - token.start > 1 && (atOperatorByte(0x3f) || atOperatorByte(0x21)):
        if !consumeOperatorByte(0x3f) { _ = consumeOperatorByte(0x21) }
      default:
        return emit(.keyPath, operand: node, offset: start, start: start)
      }
    }
  }

  /// The root of a key path: one name with its generic arguments, or a type in brackets.
  private mutating func parseKeyPathRoot(_ mark: Int) -> Bool {
    let token = token
    guard kind == .identifier || kind == .selfType || kind == .anyType else {
      guard kind == .leftParen || kind == .leftBracket else { return false }
      return parseBracketedType()
    }
    if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
      advance()
      advance()
      return parseKeyPathRoot(mark)
    }
    let name = nameOfToken()
    advance()
    if atOperatorByte(0x3c), !parseGenericArgumentNodes() { return false }
    typeStack.append(
      PendingType(
        node: TypeNode(kind: .named, flags: typeFlags, name: name, end: 0, offset: token.start),
        size: UInt32(typeStack.count - mark) + 1))
    return true
  }

  /// `(any P)`, `[Foo]` without suffixes: the tokens behind the bracket belong to the key path.
  private mutating func parseBracketedType() -> Bool {
    guard let close = partner(position) else { return false }
    let behind = tokenizer.tokens[close + 1]
    // A stop behind the bracket keeps `.` and `?` away from the type.
    tokenizer.tokens[close + 1].kind = .semicolon
    let isType = parseTypeNode()
    tokenizer.tokens[close + 1] = behind
    return isType && position == close + 1
  }
}
