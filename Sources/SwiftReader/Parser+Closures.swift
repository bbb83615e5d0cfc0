import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// `{ [captures] (parameters) async throws -> Result in statements }`.
  mutating func parseClosure() -> UInt32 {
    let context = closureContext
    closureContext = ClosureContext()
    let start = token.start
    guard enter() else { return emit(.unknown, offset: start, start: start) }
    defer { depth -= 1 }
    let open = position
    let outer = enterBodyContext()
    let opened = openScope(.closure, at: start)
    scopes[Int(opened)].callee = context.callee
    scopes[Int(opened)].argumentIndex = UInt16(truncatingIfNeeded: context.index)
    scopes[Int(opened)].argumentLabel = context.label
    advance()
    if isClosureSignature() { parseClosureSignature(opened) }
    parseBodyStatements(open)
    leaveExpressionContext(outer)
    closeScope(opened)
    return emit(.closure, payload: opened, offset: start, start: start)
  }

  /// Statements up to the brace that closes the one at `open`; a sole expression is returned.
  mutating func parseBodyStatements(_ open: Int) {
    bodyStart = token.start
    let sole = parseStatements()
    if sole != Parser.none {
      _ = emit(.return, operand: sole, offset: expressions[Int(sole)].offset, start: start(of: sole))
    }
    closeBracket(open, .rightBrace)
  }

  // MARK: Signatures

  /// Looks for the `in` that makes what follows the brace a signature.
  private mutating func isClosureSignature() -> Bool {
    switch kind {
    case .identifier, .underscore:
      switch peek(1).kind {
      case .in, .comma, .arrow, .throws, .colon: break
      case .identifier where isWord(peek(1), Word.async): break
      default: return false
      }
    case .leftParen, .leftBracket, .at: break
    default: return false
    }
    var index = position
    while token(at: index).kind == .at {
      index += 2
      while token(at: index).kind == .period { index += 2 }
      let token = token(at: index)
      if token.kind == .leftParen && !token.flags.contains(.spaceBefore) { index = behind(index) }
    }
    if token(at: index).kind == .leftBracket {
      guard let close = partner(index) else { return false }
      index = close + 1
    }
    if token(at: index).kind == .leftParen {
      guard let close = partner(index) else { return false }
      index = close + 1
    } else if token(at: index).kind == .identifier || token(at: index).kind == .underscore {
      index += 1
      while token(at: index).kind == .comma {
        let next = token(at: index + 1)
        guard next.kind == .identifier || next.kind == .underscore else { return false }
        index += 2
      }
    }
    while true {
      let token = token(at: index)
      if token.kind == .throws || token.kind == .rethrows {
        index += 1
        if self.token(at: index).kind == .leftParen { index = behind(index) }
      } else if isWord(token, Word.async) || isWord(token, Word.reasync) {
        index += 1
      } else {
        break
      }
    }
    if token(at: index).kind == .arrow { return arrowLeadsToIn(index + 1) }
    return token(at: index).kind == .in
  }

  /// A type and then `in`. Only tokens that can stand in a type are passed, so this never looks far.
  private mutating func arrowLeadsToIn(_ index: Int) -> Bool {
    var index = index
    while true {
      let token = token(at: index)
      switch token.kind {
      case .in: return true
      case .leftParen, .leftBracket: index = behind(index)
      case .identifier, .selfType, .anyType, .period, .questionPostfix, .questionInfix, .exclamation, .arrow, .at,
        .throws, .rethrows, .comma, .inout, .underscore, .binaryOperator, .prefixOperator, .postfixOperator,
        .prefixAmpersand, .colonColon, .integer:
        index += 1
      default: return false
      }
    }
  }

  private mutating func parseClosureSignature(_ closure: UInt32) {
    while kind == .at { parseAttribute(isRecorded: false) }
    if kind == .leftBracket { parseCaptureList(closure) }
    if kind == .leftParen {
      parseClosureParameters(closure)
    } else if kind != .in {
      var index = 0
      while kind == .identifier || kind == .underscore {
        addClosureParameter(closure, at: index)
        advance()
        if consume(.colon) {
          let type = parseExpectedType()
          locals[locals.count - 1].type = type
        }
        index += 1
        guard consume(.comma) else { break }
      }
    }
    while kind != .in && kind != .arrow && kind != .endOfFile && kind != .rightBrace {
      if kind == .throws, peek(1).kind == .leftParen {
        advance()
        let open = position
        advance()
        _ = parseType()
        closeBracket(open, .rightParen)
      } else {
        skip()
      }
    }
    if consume(.arrow) { scopes[Int(closure)].resultType = parseExpectedType() }
    while kind != .in && kind != .endOfFile && kind != .rightBrace { skip() }
    _ = consume(.in)
    // Everything that the signature names is visible from here on, not in the values of its captures.
    let visible = UInt32(expressions.count)
    for index in Int(scopes[Int(closure)].firstLocal)..<locals.count where locals[index].scope == closure {
      locals[index].visibleFrom = visible
    }
  }

  private mutating func addClosureParameter(_ closure: UInt32, at index: Int) {
    let token = token
    func add(_ name: FileNameID) {
      locals.append(
        LocalFact(
          kind: .closureParameter, name: name, scope: closure, offset: token.start,
          visibleFrom: UInt32(expressions.count), index: UInt16(truncatingIfNeeded: index)))
    }
    add(token.kind == .underscore ? 0 : nameOfToken())
    // `{ $item in item }`: the binding has its value with it (SE-0293).
    if token.end - token.start > 1, tokenizer.source[Int(token.start)] == 0x24 {
      add(name(from: token.start + 1, to: token.end))
    }
  }

  /// `(a: A, _ b: inout B, c)`, and tuples that are taken apart as Swift 3 allowed: `((key, value))`.
  private mutating func parseClosureParameters(_ closure: UInt32) {
    let open = position
    advance()
    var index = 0
    while kind != .rightParen && kind != .endOfFile {
      let before = position
      while kind == .at { parseAttribute(isRecorded: false) }
      if kind == .leftParen {
        let inner = position
        advance()
        while kind.isNameLike || kind == .comma {
          if kind != .comma { addClosureParameter(closure, at: 0xffff) }
          advance()
        }
        closeBracket(inner, .rightParen)
      } else if kind.isNameLike {
        if peek(1).kind.isNameLike { advance() }
        addClosureParameter(closure, at: index)
        advance()
        if consume(.colon) {
          let local = locals.count - 1
          locals[local].type = parseExpectedType()
          if kind == .equal {
            advance()
            _ = parseExpression()
          }
        }
      }
      index += 1
      guard consume(.comma) else { break }
      if position == before { break }
    }
    closeBracket(open, .rightParen)
  }

  /// `[weak self, unowned(safe) x, y = value]`.
  private mutating func parseCaptureList(_ closure: UInt32) {
    let open = position
    advance()
    while kind != .rightBracket && kind != .endOfFile {
      let before = position
      var modifiers: Modifiers = []
      while kind == .identifier, peek(1).kind.isNameLike || peek(1).kind == .leftParen {
        if isWord(token, Word.weak) {
          modifiers.insert(.weak)
        } else if isWord(token, Word.unowned) {
          modifiers.insert(.unowned)
        } else if kind != .identifier {
          break
        }
        advance()
        if kind == .leftParen { skip() }
      }
      guard kind.isNameLike else { break }
      let token = token
      let name = nameOfToken()
      let local = locals.count
      locals.append(
        LocalFact(
          kind: .capture, name: name, scope: closure, offset: token.start, visibleFrom: UInt32(expressions.count),
          modifiers: modifiers))
      if peek(1).kind == .equal {
        advance()
        advance()
        locals[local].value = parseExpression()
      } else {
        advance()
        if kind == .comma || kind == .rightBracket {
          locals[local].value = emit(.name, payload: name, offset: token.start, start: token.start)
        } else {
          // An expression without a name of its own: old code captured `[weak self.delegate]`.
          let base = emit(.name, payload: name, offset: token.start, start: token.start)
          locals[local].value = parsePostfixSuffixes(base)
        }
      }
      guard consume(.comma) else { break }
      if position == before { break }
    }
    closeBracket(open, .rightBracket)
  }
}
