import SourceText
import SwiftFacts

extension Parser {
  /// Statements up to a closing brace, `case`, `default` or the end of the file. Answers the node of the expression when
  /// the whole body is one.
  mutating func parseStatements(inSwitch: Bool = false) -> UInt32 {
    var count = 0
    var sole = Parser.none
    while true {
      switch kind {
      case .endOfFile, .rightBrace:
        passDirectives()
        return count == 1 ? sole : Parser.none
      case .case, .default:
        if inSwitch { return Parser.none }
        skipUnparsed()
        continue
      case .at where inSwitch && isAttributedCase(): return Parser.none
      case .semicolon:
        advance()
        continue
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        parseConditionalDirective()
        continue
      case .rightParen, .rightBracket, .interpolationClose, .stringTail:
        // A closing bracket that belongs further out ends this body.
        if token.value != Token.noPartner && Int(token.value) < position { return Parser.none }
        skipUnparsed()
        continue
      default: break
      }
      let before = position
      let node = parseStatement()
      count += 1
      sole = node
      if position == before { skipUnparsed() }
    }
  }

  /// `@unknown default:`, `@unknown case`.
  private mutating func isAttributedCase() -> Bool {
    let next = peek(2)
    return next.kind == .default || next.kind == .case
  }

  /// One statement or declaration, with the directives before it. Answers the node of an expression statement.
  mutating func parseStatement() -> UInt32 {
    guard enter() else { return Parser.none }
    defer { depth -= 1 }
    let covered = takeDirectives()
    let start = token.start
    let outer = scope
    if outer == Parser.none && !isDeclaration() { openFileScope() }
    let node = parseStatementItself()
    scope = outer
    if !covered.isEmpty { cover(covered, start) }
    return node
  }

  private mutating func parseStatementItself() -> UInt32 {
    switch kind {
    case .if:
      let outer = enterExpressionContext()
      let start = token.start
      let isFirst = start == bodyStart
      parseIf()
      leaveExpressionContext(outer)
      return statementValue(start, isFirst)
    case .switch:
      let outer = enterExpressionContext()
      let start = token.start
      let isFirst = start == bodyStart
      parseSwitch()
      leaveExpressionContext(outer)
      return statementValue(start, isFirst)
    case .guard: parseGuard()
    case .for: parseFor()
    case .while: parseWhile()
    case .repeat where peek(1).kind == .leftBrace: parseRepeat()
    case .do: parseDo()
    case .defer:
      advance()
      parseBlock()
    case .return:
      let start = token.start
      advance()
      let value = canStartOperand() ? parseExpression() : Parser.none
      _ = emit(.return, operand: value, offset: start, start: start)
    case .throw:
      let start = token.start
      advance()
      let value = parseExpression()
      _ = emit(.throw, operand: value, offset: start, start: start)
    case .break, .continue:
      advance()
      if kind == .identifier && !token.startsLine { advance() }
    case .fallthrough: advance()
    case .identifier:
      if peek(1).kind == .colon, isLabelled(peek(2).kind) {
        advance()
        advance()
        return parseStatementItself()
      }
      if isContextualStatement() {
        advance()
        return parseExpressionStatement()
      }
      if isDeclaration() { return parseDeclarationStatement() }
      return parseExpressionStatement()
    default:
      if isDeclaration() { return parseDeclarationStatement() }
      return parseExpressionStatement()
    }
    return Parser.none
  }

  private mutating func parseDeclarationStatement() -> UInt32 {
    parseDeclaration(isMember: false)
    return Parser.none
  }

  /// `if` and `switch` as the sole statement of a body give its value.
  private mutating func statementValue(_ start: UInt32, _ isFirst: Bool) -> UInt32 {
    guard isFirst, kind == .rightBrace, scope != Parser.none else { return Parser.none }
    switch scopes[Int(scope)].kind {
    case .function, .getter, .closure: return emit(.conditional, offset: start, start: start)
    default: return Parser.none
    }
  }

  private mutating func isLabelled(_ kind: TokenKind) -> Bool {
    switch kind {
    case .for, .while, .repeat, .if, .switch, .do, .guard: true
    default: false
    }
  }

  /// `yield x`, `discard self`, `then x`.
  private mutating func isContextualStatement() -> Bool {
    let token = token
    guard !token.flags.contains(.backticked) else { return false }
    let next = peek(1)
    guard !next.startsLine else { return false }
    switch token.value {
    case Word.yield:
      switch next.kind {
      case .identifier, .prefixAmpersand, .selfWord, .string, .stringHead, .integer, .nil, .true, .false: return true
      default: return false
      }
    case Word.discard: return next.kind == .selfWord
    case Word.then:
      switch next.kind {
      case .identifier, .selfWord, .string, .stringHead, .integer, .nil, .true, .false: return true
      default: return false
      }
    default: return false
    }
  }

  private mutating func parseExpressionStatement() -> UInt32 {
    let node = parseExpression()
    mark(node, .isStatement)
    return node
  }

  /// `return` may stand alone: before a brace, a directive, or another statement.
  private mutating func canStartOperand() -> Bool {
    switch kind {
    case .rightBrace, .endOfFile, .semicolon, .case, .default, .return, .guard, .let, .var, .func, .for, .while,
      .break, .continue, .class, .struct, .enum, .defer, .throw, .import, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .fallthrough, .typealias:
      return false
    default: return true
    }
  }

  // MARK: Blocks

  /// `{ … }` as a scope of its own, or inside one that is open already.
  mutating func parseBlock(ownScope: Bool = true) {
    guard kind == .leftBrace else { return }
    let open = position
    let outer = enterBodyContext()
    let opened = ownScope ? openScope(.block, at: token.start) : Parser.none
    advance()
    _ = parseStatements()
    closeBracket(open, .rightBrace)
    if ownScope { closeScope(opened) }
    leaveExpressionContext(outer)
  }

  /// The scope of code at the top level of a script.
  mutating func openFileScope() {
    if fileScope == Parser.none {
      fileScope = openScope(.file, at: 0)
    }
    scope = fileScope
  }

  // MARK: Branches

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

  private mutating func parseGuard() {
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

  private mutating func parseWhile() {
    advance()
    let opened = openScope(.block, at: token.start)
    parseConditions(scope: opened)
    parseBlock(ownScope: false)
    closeScope(opened)
  }

  private mutating func parseRepeat() {
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
        let flags = typeFlags
        typeFlags.insert(.inBody)
        _ = parseType()
        typeFlags = flags
        closeBracket(open, .rightParen)
      }
    }
    parseBlock()
    while kind == .catch { parseCatch() }
  }

  private mutating func parseCatch() {
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
  private mutating func parseCondition() {
    let outer = enterExpressionContext()
    expressionFlags.remove(.inPattern)
    binding = .none
    inCondition = true
    _ = parseExpression()
    leaveExpressionContext(outer)
  }

  private mutating func parseConditionValue() -> UInt32 {
    let outer = enterExpressionContext()
    inCondition = true
    let value = parseExpression()
    leaveExpressionContext(outer)
    return value
  }

  /// The list behind `if`, `guard` and `while`; what it binds belongs to `target`.
  private mutating func parseConditions(scope target: UInt32) {
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
  private mutating func parseOptionalBinding(_ target: UInt32) {
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
      let flags = typeFlags
      typeFlags.insert(.inBody)
      let type = parseExpectedType()
      typeFlags = flags
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

  private mutating func setValue(_ value: UInt32, of range: Range<Int>) {
    for index in range {
      locals[index].value = value
      locals[index].visibleFrom = UInt32(expressions.count)
    }
  }

  mutating func addLocal(
    _ kind: LocalFact.Kind, _ token: Token, _ scope: UInt32, _ modifiers: Modifiers, index: Int = 0xffff
  ) {
    let name = names.output(token.value, tokenizer.interner)
    locals.append(
      LocalFact(
        kind: kind, name: name, scope: scope, offset: token.start, visibleFrom: UInt32(expressions.count),
        index: UInt16(truncatingIfNeeded: index), modifiers: modifiers))
  }

  /// `case pattern = value` of a condition.
  private mutating func parseConditionPattern(_ target: UInt32) {
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

  private mutating func parseFor() {
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
        let flags = typeFlags
        typeFlags.insert(.inBody)
        let type = parseExpectedType()
        typeFlags = flags
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

  // MARK: Switch

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

  private mutating func parseCase(of subject: UInt32) {
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

  // MARK: Directives

  /// Directives before the next token that no statement has claimed yet.
  mutating func takeDirectives() -> Range<Int> {
    guard nextDirective < tokenizer.directives.count else { return 0..<0 }
    return takeDirectives(before: token.start)
  }

  private mutating func takeDirectives(before offset: UInt32) -> Range<Int> {
    let first = nextDirective
    while nextDirective < tokenizer.directives.count && tokenizer.directives[nextDirective].range.start < offset {
      nextDirective += 1
    }
    return first..<nextDirective
  }

  /// At a closing brace: what stands before it speaks of nothing.
  mutating func passDirectives() {
    if nextDirective < tokenizer.directives.count { _ = takeDirectives(before: token.start) }
  }

  /// The directives speak of what was read since `start`.
  mutating func cover(_ range: Range<Int>, _ start: UInt32) {
    for index in range where !tokenizer.directives[index].isTrailing {
      tokenizer.directives[index].covers = ByteRange(start: start, end: max(start, endOfPrevious))
    }
  }
}
