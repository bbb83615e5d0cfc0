import SwiftFacts
import SwiftTokens

extension Parser {
  /// Statements up to a closing brace, `case`, `default` or the end of the file. Answers the node of the expression
  /// when the whole body is one.
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
  mutating func isAttributedCase() -> Bool {
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

  mutating func parseStatementItself() -> UInt32 {
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
      if token.value > Word.last { return parseExpression() }
      if isContextualStatement() {
        advance()
        return parseExpression()
      }
      if isDeclaration() { return parseDeclarationStatement() }
      return parseExpression()
    default:
      if isDeclaration() { return parseDeclarationStatement() }
      return parseExpression()
    }
    return Parser.none
  }

  mutating func parseDeclarationStatement() -> UInt32 {
    parseDeclaration(isMember: false)
    return Parser.none
  }

  /// `if` and `switch` as the sole statement of a body give its value.
  mutating func statementValue(_ start: UInt32, _ isFirst: Bool) -> UInt32 {
    guard isFirst, kind == .rightBrace, scope != Parser.none else { return Parser.none }
    switch scopes[Int(scope)].kind {
    case .function, .getter, .closure: return emit(.conditional, offset: start, start: start)
    default: return Parser.none
    }
  }

  mutating func isLabelled(_ kind: TokenKind) -> Bool {
    switch kind {
    case .for, .while, .repeat, .if, .switch, .do, .guard: true
    default: false
    }
  }

  /// `yield x`, `discard self`, `then x`.
  mutating func isContextualStatement() -> Bool {
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

  /// `return` may stand alone: before a brace, a directive, or another statement.
  mutating func canStartOperand() -> Bool {
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
      fileScope = openScope(.file, at: token.start)
    }
    scope = fileScope
  }
}
