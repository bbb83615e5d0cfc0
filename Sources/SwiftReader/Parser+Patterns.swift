import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  // MARK: Matching patterns

  /// A pattern behind `case`, `catch` or `for case`: an expression in which `let` and `var` bind names. Answers its
  /// place in `patterns`, -1 where there is none.
  @discardableResult
  mutating func parsePattern() -> Int {
    let outer = (expressionFlags, binding, inCondition, typeFlags)
    expressionFlags.insert(.inPattern)
    binding = .none
    inCondition = true
    lastBinding = (-1, Parser.none)
    let pattern = parseMatchedExpression()
    if consume(.colon) {
      // `for case let x: T in …`
      let type = parseExpectedType()
      if lastBinding.local >= 0 { locals[lastBinding.local].type = type }
    }
    (expressionFlags, binding, inCondition, typeFlags) = outer
    lastBinding = (-1, Parser.none)
    return pattern
  }

  /// Parses a pattern without a type annotation: `case .a:` ends at its colon.
  mutating func parseCasePattern() -> Int {
    let outer = (expressionFlags, binding, inCondition, typeFlags)
    expressionFlags.insert(.inPattern)
    binding = .none
    inCondition = true
    lastBinding = (-1, Parser.none)
    let pattern = parseMatchedExpression()
    (expressionFlags, binding, inCondition, typeFlags) = outer
    lastBinding = (-1, Parser.none)
    return pattern
  }

  /// The expression of a pattern, kept with its place; what it is matched with is not known yet.
  private mutating func parseMatchedExpression() -> Int {
    let first = UInt32(expressions.count)
    let node = parseExpression()
    guard node != Parser.none else { return -1 }
    patterns.append(PatternFact(first: first, pattern: node, subject: Parser.none))
    return patterns.count - 1
  }

  /// Says what a pattern is matched with.
  mutating func match(_ pattern: Int, with subject: UInt32, isElement: Bool = false) {
    guard pattern >= 0 else { return }
    patterns[pattern].subject = subject
    patterns[pattern].isElement = isElement
  }

  /// `let` or `var` inside a pattern.
  mutating func parseBindingPattern() -> UInt32 {
    let outer = binding
    // Real code has only one of them, and yet several must not nest.
    while kind == .let || kind == .var {
      binding = kind == .let ? .let : .var
      advance()
    }
    let node = parsePostfix()
    binding = outer
    if node == Parser.none { return emit(.unknown, offset: token.start, start: token.start) }
    return node
  }

  /// A name behind `let` is bound, unless it is the base of something.
  mutating func isBoundName() -> Bool {
    let next = peek(1)
    switch next.kind {
    case .period, .leftParen, .leftBracket: return next.startsLine
    case .binaryOperator, .prefixOperator, .postfixOperator: return tokenizer.source[Int(next.start)] != 0x3c
    default: return true
    }
  }

  /// The name at the next token becomes a local.
  mutating func bind() -> UInt32 {
    let token = token
    let node = emit(
      .literal, payload: ExpressionNode.Literal.other.rawValue, offset: token.start, start: token.start)
    lastBinding = (locals.count, node)
    let name = nameOfToken()
    locals.append(
      LocalFact(
        kind: .pattern, name: name, scope: scope, offset: token.start, value: node,
        visibleFrom: UInt32(expressions.count),
        modifiers: binding == .let ? .let : []))
    advance()
    return node
  }

  // MARK: Declaring patterns

  /// The names of `(a, (b, _))`, in order, with their places in the outermost tuple.
  mutating func parseTuplePattern(_ body: (inout Parser, Token, Int) -> Void) {
    var index = 0
    var depth = 0
    let close = partner(position)
    while kind != .endOfFile {
      switch kind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 {
          advance()
          return
        }
      case .comma: if depth == 1 { index += 1 }
      case .identifier, .selfWord:
        if peek(1).kind == .colon {
          // A label.
          advance()
        } else {
          body(&self, token, index)
        }
      default:
        if let close, position >= close { return }
      }
      if close == nil && (kind == .equal || kind == .rightBrace || kind == .leftBrace) { return }
      advance()
    }
  }
}
