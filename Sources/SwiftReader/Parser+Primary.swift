import SwiftFacts
import SwiftTokens

/// Primary expressions: names, literals, brackets, macros.
extension Parser {
  mutating func parsePrimary() -> UInt32 {
    let token = token
    switch token.kind {
    case .identifier: return parseIdentifier()
    case .anyType: return parseAny()
    case .selfWord, .selfType, .super, .initWord:
      let name = nameOfToken()
      advance()
      if token.kind == .initWord { skipLabels() }
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

  mutating func literal(_ literal: ExpressionNode.Literal) -> UInt32 {
    let start = token.start
    advance()
    return emit(.literal, payload: literal.rawValue, offset: start, start: start)
  }

  /// `Module::` before a name, however often.
  mutating func passModules() {
    while peek(1).kind == .colonColon, peek(2).kind.isNameLike {
      advance()
      advance()
    }
  }

  mutating func parseIdentifier() -> UInt32 {
    if token.value == Word.any || token.value == Word.some, isTypeAfterAny() {
      return parseTypeExpression()
    }
    if binding != .none, isBoundName() { return bind() }
    if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
      passModules()
      return parsePrimary()
    }
    let token = token
    let name = nameOfToken()
    advance()
    let flags: ExpressionNode.Flags = token.flags.contains(.backticked) ? .backticked : []
    skipLabels()
    let node = emit(.name, payload: name, offset: token.start, start: token.start, flags: flags)
    parseGenericArguments(of: node)
    return node
  }

  mutating func isTypeAfterAny() -> Bool {
    let next = peek(1)
    guard !token.flags.contains(.backticked), !next.startsLine else { return false }
    return next.kind == .identifier || next.kind == .selfType || next.kind == .anyType
      || (next.kind == .prefixOperator && next.value == Operator.tilde)
  }

  /// `Any` is a type, even where an expression stands: `Any.self`.
  mutating func parseAny() -> UInt32 {
    let start = token.start
    let type = UInt32(types.count)
    types.append(
      TypeNode(
        kind: .named, flags: typeFlags, name: nameOfToken(), end: type + 1, offset: start))
    advance()
    return emit(.type, payload: type, offset: start, start: start)
  }

  /// `any P` where an expression stands.
  mutating func parseTypeExpression() -> UInt32 {
    let start = token.start
    let type = parseExpectedType()
    return emit(.type, payload: type, offset: start, start: start)
  }

  @inline(__always)
  mutating func parseGenericArguments(of node: UInt32) {
    if atOperatorByte(0x3c) { parseGenericArguments(behind: node) }
  }

  private mutating func parseGenericArguments(behind node: UInt32) {
    if let (first, count) = parseGenericArgumentsOfExpression() {
      mark(node, .hasGenericArguments)
      genericArguments.append(
        GenericArgumentsFact(expression: node, types: first, count: UInt16(truncatingIfNeeded: count)))
    }
  }

  /// `(x:y:)` at `index`: the labels of a compound name.
  @inline(__always)
  mutating func isCompoundName(_ index: Int) -> Bool {
    // `f(_::)` does not exist.
    token(at: index + 2).kind == .colon && token(at: index + 1).kind.isNameLike && hasOnlyLabels(index + 1)
  }

  private mutating func hasOnlyLabels(_ first: Int) -> Bool {
    var index = first
    while token(at: index).kind.isNameLike && token(at: index + 1).kind == .colon { index += 2 }
    return token(at: index).kind == .rightParen
  }

  /// The labels of a compound name tell overloads apart, no more.
  mutating func skipLabels() {
    guard kind == .leftParen, isCompoundName(position), let close = partner(position) else { return }
    position = close
    advance()
  }

  mutating func parseInterpolatedString() -> UInt32 {
    let head = position
    let start = token.start
    let tail = Int(token.value)
    advance()
    let outer = enterExpressionContext()
    while kind == .interpolationOpen {
      let open = position
      let mark = argumentStack.count
      advance()
      parseArgumentList(until: .interpolationClose, callee: Parser.none)
      argumentStack.removeLast(argumentStack.count - mark)
      closeBracket(open, .interpolationClose)
      if partner(open) == nil { break }
    }
    leaveExpressionContext(outer)
    if tail > head && tail <= endOfFile {
      if position < tail { skipUnparsed(to: tail) }
      if position == tail { advance() }
    }
    return emit(.literal, payload: ExpressionNode.Literal.string.rawValue, offset: start, start: start)
  }

  /// `(a)`, `(a, b)`, `()`.
  mutating func parseParenthesized() -> UInt32 {
    let open = position
    let start = token.start
    let outer = enterExpressionContext()
    let mark = argumentStack.count
    advance()
    parseArgumentList(until: .rightParen, callee: Parser.none)
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
  mutating func parseCollection() -> UInt32 {
    let open = position
    let start = token.start
    if let close = partner(open), isTypeBehind(close), let node = parseCollectionType(upTo: close) { return node }
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
      appendElement()
      if consume(.colon) {
        isDictionary = true
        appendElement()
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

  mutating func appendElement() {
    let value = parseExpression()
    if value != Parser.none { argumentStack.append(ArgumentFact(label: 0, value: value)) }
  }

  /// What follows a bracket at `close` makes it a type: `[Foo]()`, `[Foo].self`.
  mutating func isTypeBehind(_ close: Int) -> Bool {
    let next = token(at: close + 1)
    switch next.kind {
    case .leftParen: return !next.startsLine
    case .period:
      let member = token(at: close + 2)
      return member.kind == .selfWord || member.kind == .initWord
    default: return false
    }
  }

  mutating func parseCollectionType(upTo close: Int) -> UInt32? {
    let state = checkpoint()
    let start = token.start
    let outer = typeFlags
    typeFlags.insert(.inExpression)
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
  mutating func parseMacro() -> UInt32 {
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
      ? name(token.value) : self.name(from: token.start + 1, to: nameEnd)
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

  mutating func beginsCapital(_ token: Token) -> Bool {
    let first = tokenizer.source[Int(token.start) + (token.kind == .pound ? 1 : 0)]
    return first >= 0x41 && first <= 0x5a
  }

  /// `#available`, `#unavailable`.
  mutating func isAvailability(_ token: Token) -> Bool {
    token.kind == .pound && (token.value == Word.available || token.value == Word.unavailable)
  }
}
