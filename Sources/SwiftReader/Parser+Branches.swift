import SwiftFacts
import SwiftTokens

/// Statements with a condition, and loops.
extension Parser {
  mutating func parseIf() {
    while true {
      advance()
      let opened = openScope(.block, at: token.start)
      if kind != .leftBrace { parseConditions(scope: opened) }
      parseBlock(ownScope: false)
      closeScope(opened)
      guard consume(.else) else { return }
      if kind != .if { break }
    }
    parseBlock()
  }

  mutating func parseGuard() {
    advance()
    let first = locals.count
    parseConditions(scope: scope)
    let last = locals.count
    _ = consume(.else)
    let block = scopes.count
    parseBlock()
    // What a guard binds is known in its conditions and behind it, but not in its `else`.
    if block < scopes.count { scopes[block].hiddenLocals = UInt16(truncatingIfNeeded: last - first) }
  }

  mutating func parseWhile() {
    advance()
    let opened = openScope(.block, at: token.start)
    parseConditions(scope: opened)
    parseBlock(ownScope: false)
    closeScope(opened)
  }

  mutating func parseRepeat() {
    advance()
    parseBlock()
    if consume(.while) { _ = parseExpression() }
  }

  mutating func parseDo() {
    advance()
    if kind == .throws {
      advance()
      if kind == .leftParen {
        let open = position
        advance()
        _ = parseType()
        closeBracket(open, .rightParen)
      }
    }
    parseBlock()
    while kind == .catch { parseCatch() }
  }

  mutating func parseCatch() {
    let keyword = token.start
    advance()
    let opened = openScope(.block, at: keyword)
    if kind == .leftBrace {
      locals.append(
        LocalFact(
          kind: .caught, name: name(Word.error), scope: opened, offset: keyword,
          visibleFrom: UInt32(expressions.count)))
    } else {
      while kind != .leftBrace && kind != .endOfFile {
        let before = position
        let first = locals.count
        let isPlain = (kind == .let || kind == .var) && peek(1).kind == .identifier
        parsePattern()
        if isPlain, locals.count == first + 1, locals[first].type == Parser.none {
          locals[first].kind = .caught
          locals[first].value = Parser.none
        }
        if consume(.where) { parseCondition() }
        guard consume(.comma) else { break }
        if position == before { break }
      }
    }
    parseBlock(ownScope: false)
    closeScope(opened)
  }

  /// An expression before a brace.
  mutating func parseCondition() {
    let outer = enterExpressionContext()
    expressionFlags.remove(.inPattern)
    binding = .none
    inCondition = true
    _ = parseExpression()
    leaveExpressionContext(outer)
  }

  mutating func parseConditionValue() -> UInt32 {
    let outer = enterExpressionContext()
    inCondition = true
    let value = parseExpression()
    leaveExpressionContext(outer)
    return value
  }

  /// The list behind `if`, `guard` and `while`; what it binds belongs to `target`.
  mutating func parseConditions(scope target: UInt32) {
    while kind != .leftBrace && kind != .endOfFile {
      let before = position
      switch kind {
      case .let, .var, .inout:
        parseOptionalBinding(target)
      case .case:
        advance()
        parseConditionPattern(target)
      default: parseCondition()
      }
      guard consume(.comma) else { break }
      if position == before { break }
    }
  }

  /// `let x = value`, `let x`, `let x: T = value`, `let (a, b) = value`.
  mutating func parseOptionalBinding(_ target: UInt32) {
    let modifiers: Modifiers = kind == .let ? .let : []
    advance()
    let first = locals.count
    if kind == .leftParen {
      parseTuplePattern { parser, token, index in
        parser.addLocal(.tupleElement, token, target, modifiers, index: index)
      }
    } else if kind == .identifier || kind == .selfWord {
      addLocal(.optionalBinding, token, target, modifiers)
      advance()
    } else if kind == .underscore {
      advance()
    } else {
      // `let .some(x) = …`: an old spelling of a pattern.
      parsePattern()
    }
    if consume(.colon) {
      let type = parseExpectedType()
      if locals.count > first { locals[first].type = type }
    }
    let last = locals.count
    var value = Parser.none
    if consume(.equal) {
      value = parseConditionValue()
    } else if last == first + 1 {
      let local = locals[first]
      value = emit(.name, payload: local.name, offset: local.offset, start: local.offset)
    }
    setValue(value, of: first..<last)
  }

  mutating func setValue(_ value: UInt32, of range: Range<Int>) {
    for index in range {
      locals[index].value = value
      locals[index].visibleFrom = UInt32(expressions.count)
    }
  }

  mutating func addLocal(
    _ kind: LocalFact.Kind, _ token: Token, _ scope: UInt32, _ modifiers: Modifiers, index: Int = 0xffff
  ) {
    let name = name(token.value)
    locals.append(
      LocalFact(
        kind: kind, name: name, scope: scope, offset: token.start, visibleFrom: UInt32(expressions.count),
        index: UInt16(truncatingIfNeeded: index), modifiers: modifiers))
  }

  /// `case pattern = value` of a condition.
  mutating func parseConditionPattern(_ target: UInt32) {
    let first = locals.count
    // `case let x? = value` says the same as `let x = value`.
    let isOptional =
      (kind == .let || kind == .var) && peek(1).kind == .identifier && peek(2).kind == .questionPostfix
      && peek(3).kind == .equal
    let outer = scope
    scope = target
    let pattern = parsePattern()
    scope = outer
    let last = locals.count
    guard consume(.equal) else { return }
    let value = parseConditionValue()
    match(pattern, with: value)
    for index in first..<last { locals[index].visibleFrom = UInt32(expressions.count) }
    if isOptional, last == first + 1 {
      locals[first].kind = .optionalBinding
      locals[first].value = value
    }
  }

  mutating func parseFor() {
    advance()
    let opened = openScope(.block, at: token.start)
    while kind == .try || at(Word.await) || (at(Word.unsafe) && peek(1).kind != .in) {
      let isTry = kind == .try
      advance()
      if isTry, kind == .questionPostfix || kind == .exclamation { advance() }
    }
    let first = locals.count
    var pattern = -1
    if consume(.case) {
      pattern = parsePattern()
    } else {
      var modifiers: Modifiers = .let
      if kind == .var { modifiers = [] }
      if kind == .let || kind == .var { advance() }
      if kind == .leftParen {
        parseTuplePattern { parser, token, index in
          parser.addLocal(.element, token, opened, modifiers, index: index)
        }
      } else if kind == .identifier || kind == .selfWord {
        addLocal(.element, token, opened, modifiers)
        advance()
      } else if kind == .underscore {
        advance()
      } else if kind != .in {
        parsePattern()
      }
      if consume(.colon) {
        let type = parseExpectedType()
        if locals.count == first + 1 { locals[first].type = type }
      }
    }
    let last = locals.count
    if consume(.in) {
      let value = parseConditionValue()
      match(pattern, with: value, isElement: true)
      for index in first..<last {
        if locals[index].kind == .element { locals[index].value = value }
        locals[index].visibleFrom = UInt32(expressions.count)
      }
      if consume(.where) { parseCondition() }
    } else {
      // The C style loop of Swift 2.
      while kind != .leftBrace && kind != .endOfFile && kind != .rightBrace {
        let before = position
        if consume(.semicolon) || consume(.comma) { continue }
        _ = parseConditionValue()
        if position == before { skipUnparsed() }
      }
    }
    parseBlock(ownScope: false)
    closeScope(opened)
  }
}
