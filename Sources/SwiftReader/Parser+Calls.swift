import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// `.member`, `(…)`, `[…]`, trailing closures, `?`, `!` and postfix operators behind an expression.
  mutating func parsePostfixSuffixes(_ first: UInt32, isLiteral: Bool = false) -> UInt32 {
    var node = first
    var isLiteral = isLiteral
    while node != Parser.none {
      let token = token
      switch token.kind {
      case .period:
        let next = peek(1)
        guard next.kind.isNameLike || next.kind == .integer else {
          // `foo.` at the end of unfinished code.
          if next.kind == .leftBracket || next.kind == .leftParen || !next.startsLine { return node }
          advance()
          return node
        }
        advance()
        mark(node, .isContinued)
        node = parseMemberName(on: node, dot: token.start, start: start(of: node))
        isLiteral = false
      case .leftParen:
        guard !token.startsLine else { return node }
        node = parseCall(node, isCondition: inCondition)
        isLiteral = false
      case .leftBracket:
        guard !token.startsLine else { return node }
        node = parseSubscript(node)
        isLiteral = false
      case .leftBrace:
        guard !isLiteral, isTrailingClosure() else { return node }
        let mark = argumentStack.count
        self.mark(node, .isContinued)
        parseTrailingClosures(callee: node, mark: mark)
        node = finishCall(node, mark, token.start, .hasTrailingClosure)
        if kind == .leftBrace { return node }
      case .questionPostfix:
        guard consumeOperatorByte(0x3f) else { return node }
        mark(node, .isContinued)
        node = emit(.chain, operand: node, offset: token.start, start: start(of: node))
      case .exclamation:
        guard consumeOperatorByte(0x21) else { return node }
        mark(node, .isContinued)
        node = emit(.force, operand: node, offset: token.start, start: start(of: node))
      case .postfixOperator:
        advance()
      case .poundIf:
        guard isConditionalChain() else { return node }
        node = parseConditionalChain(node)
      default: return node
      }
    }
    return node
  }

  /// The name behind a dot that was read, with its generic arguments.
  mutating func parseMemberName(on base: UInt32, dot: UInt32, start: UInt32) -> UInt32 {
    if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
      advance()
      advance()
    }
    let token = token
    let name = nameOfToken()
    advance()
    let flags: ExpressionNode.Flags = token.flags.contains(.backticked) ? .backticked : []
    if !self.token.startsLine { skipLabels() }
    let node = emit(
      base == Parser.none ? .implicitMember : .member, operand: base, payload: name, offset: token.start,
      start: start, flags: flags)
    places?.dots[Int(node)] = dot
    parseGenericArguments(of: node)
    return node
  }

  // MARK: Calls

  /// `(…)` behind `callee`, with trailing closures unless a body may follow.
  mutating func parseCall(_ callee: UInt32, isCondition: Bool) -> UInt32 {
    let offset = token.start
    let mark = argumentStack.count
    self.mark(callee, .isContinued)
    parseParenthesizedArguments(callee: callee)
    var flags: ExpressionNode.Flags = []
    if kind == .leftBrace, !isCondition, isTrailingClosure() {
      flags.insert(.hasTrailingClosure)
      parseTrailingClosures(callee: callee, mark: mark)
    }
    return finishCall(callee, mark, offset, flags)
  }

  mutating func parseSubscript(_ base: UInt32) -> UInt32 {
    let open = position
    let offset = token.start
    let mark = argumentStack.count
    self.mark(base, .isContinued)
    let isCondition = inCondition
    let outer = enterExpressionContext()
    advance()
    parseArgumentList(until: .rightBracket, callee: base)
    closeBracket(open, .rightBracket)
    leaveExpressionContext(outer)
    var flags: ExpressionNode.Flags = []
    if kind == .leftBrace, !isCondition, isTrailingClosure() {
      flags.insert(.hasTrailingClosure)
      parseTrailingClosures(callee: base, mark: mark)
    }
    let count = argumentStack.count - mark
    let first = moveArguments(from: mark)
    return emit(
      .subscript, operand: base, payload: first, count: count, offset: offset, start: start(of: base), flags: flags)
  }

  private mutating func finishCall(
    _ callee: UInt32, _ mark: Int, _ offset: UInt32, _ flags: ExpressionNode.Flags
  ) -> UInt32 {
    let count = argumentStack.count - mark
    let first = moveArguments(from: mark)
    return emit(
      .call, operand: callee, payload: first, count: count, offset: offset, start: start(of: callee), flags: flags)
  }

  /// `( … )` onto the argument stack.
  mutating func parseParenthesizedArguments(callee: UInt32) {
    let open = position
    let outer = enterExpressionContext()
    advance()
    parseArgumentList(until: .rightParen, callee: callee)
    closeBracket(open, .rightParen)
    leaveExpressionContext(outer)
  }

  /// Arguments up to a closing bracket, onto the argument stack.
  mutating func parseArgumentList(until closing: TokenKind, callee: UInt32) {
    let mark = argumentStack.count
    while kind != closing && kind != .endOfFile {
      if kind.isConditionalDirective {
        parseConditionalDirective()
        continue
      }
      var label: FileNameID = 0
      if kind.isNameLike && peek(1).kind == .colon {
        if kind != .underscore { label = nameOfToken() }
        advance()
        advance()
      }
      if kind == .leftBrace {
        closureContext = ClosureContext(callee: callee, index: argumentStack.count - mark, label: label)
      }
      let value = parseExpression()
      if value != Parser.none || label != 0 { argumentStack.append(ArgumentFact(label: label, value: value)) }
      guard consume(.comma) || kind.isConditionalDirective else { return }
    }
  }

  /// Moves the arguments on the stack from `mark` on into the facts, side by side.
  mutating func moveArguments(from mark: Int) -> UInt32 {
    let count = argumentStack.count - mark
    guard count > 0 else { return Parser.none }
    let first = UInt32(arguments.count)
    arguments.append(last: count, of: &argumentStack)
    return first
  }

  // MARK: Trailing closures

  /// The brace at the next token begins a closure, not a body: the compiler's own rules.
  mutating func isTrailingClosure() -> Bool {
    let next = peek(1)
    if next.kind == .identifier {
      if next.value == Word.didSet || next.value == Word.willSet, !next.flags.contains(.backticked) { return false }
    } else if next.kind == .case || next.kind == .initWord {
      return false
    } else if next.kind == .at, isAttributedObserver(position + 1) {
      return false
    }
    guard inCondition else { return true }
    guard !next.startsLine, let close = partner(position) else { return false }
    let after = token(at: close + 1)
    switch after.kind {
    case .leftBrace, .where, .comma: return true
    case .leftBracket, .leftParen, .period, .is, .as, .questionPostfix, .questionInfix, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !after.startsLine
    default: return false
    }
  }

  /// `{ @Foo didSet …`.
  private mutating func isAttributedObserver(_ index: Int) -> Bool {
    var index = index
    while token(at: index).kind == .at {
      index += 2
      if token(at: index).kind == .leftParen { index = behind(index) }
    }
    let token = token(at: index)
    switch token.value {
    case Word.didSet, Word.willSet, Word.get, Word.set: return token.kind == .identifier
    default: return false
    }
  }

  /// `{ … } label: { … }`, onto the argument stack.
  mutating func parseTrailingClosures(callee: UInt32, mark: Int) {
    let outer = enterExpressionContext()
    closureContext = ClosureContext(callee: callee, index: argumentStack.count - mark, label: 0)
    let first = parseClosure()
    argumentStack.append(ArgumentFact(label: 0, value: first))
    while kind.isNameLike, kind != .default || token.flags.contains(.backticked), peek(1).kind == .colon,
      peek(2).kind == .leftBrace
    {
      let label = kind == .underscore ? 0 : nameOfToken()
      advance()
      advance()
      closureContext = ClosureContext(callee: callee, index: argumentStack.count - mark, label: label)
      let closure = parseClosure()
      argumentStack.append(ArgumentFact(label: label, value: closure))
    }
    leaveExpressionContext(outer)
  }

  // MARK: Conditional chains

  /// The `#if` at the next token holds links of a chain: `.foo()` on lines of their own.
  private mutating func isConditionalChain() -> Bool {
    var index = position
    while token(at: index).kind == .poundIf { index = endOfCondition(index + 1) }
    return token(at: index).kind == .period && token(at: index + 1).kind.isNameLike
  }

  /// `#if X` `.foo()` `#else` `.bar()` `#endif` behind a chain: every branch continues it, one behind the other.
  private mutating func parseConditionalChain(_ base: UInt32) -> UInt32 {
    guard enter() else { return base }
    defer { depth -= 1 }
    var node = base
    var open = 0
    while kind.isConditionalDirective {
      if kind == .poundEndif && open == 0 { return node }
      if kind == .poundIf {
        open += 1
      } else if kind == .poundEndif {
        open -= 1
      }
      parseConditionalDirective()
      if open == 0 { break }
      guard kind == .period, peek(1).kind.isNameLike else { continue }
      // Links of a branch, up to its end. The first has nothing before it in its branch.
      let dot = token.start
      advance()
      mark(node, .isContinued)
      node = parseMemberName(on: node, dot: dot, start: dot)
      mark(node, .startsBranch)
      node = parsePostfixSuffixes(node)
    }
    // Behind `#endif` the chain goes on as if it had begun at its base.
    let beginning = start(of: base)
    places?.starts[Int(node)] = beginning
    return node
  }
}
