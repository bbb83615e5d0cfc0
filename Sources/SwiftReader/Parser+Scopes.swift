import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// Begins a scope; what is read until `closeScope` belongs to it.
  mutating func openScope(_ kind: ScopeFact.Kind, at offset: UInt32) -> UInt32 {
    let index = UInt32(scopes.count)
    let count = UInt32(expressions.count)
    let localCount = UInt32(locals.count)
    scopes.append(
      ScopeFact(
        kind: kind, parent: scope, owner: declaration, range: ByteRange(start: offset, end: offset),
        firstExpression: count, endExpression: count, firstLocal: localCount, endLocal: localCount))
    scope = index
    return index
  }

  mutating func closeScope(_ index: UInt32) {
    scopes[Int(index)].endExpression = UInt32(expressions.count)
    scopes[Int(index)].endLocal = UInt32(locals.count)
    scopes[Int(index)].range.end = max(scopes[Int(index)].range.start, endOfPrevious)
    scope = scopes[Int(index)].parent
  }

  /// Takes back a scope in which nothing was written.
  mutating func closeScope(_ index: UInt32, keeping isKept: Bool) {
    closeScope(index)
    let closed = scopes[Int(index)]
    if !isKept && Int(index) == scopes.count - 1 && closed.firstExpression == closed.endExpression
      && closed.firstLocal == closed.endLocal
    {
      scopes.removeLast()
    }
  }

  /// Code whose variables are locals, not declarations.
  var isInBody: Bool { mutating get { scope != Parser.none && scope != fileScope } }

  // MARK: Contexts

  /// What brackets suspend: conditions and patterns end at them.
  struct ExpressionContext {
    var inCondition: Bool
    var flags: ExpressionNode.Flags
    var binding: Binding
    var typeFlags: TypeNode.Flags
  }

  /// Inside brackets braces are closures again.
  mutating func enterExpressionContext() -> ExpressionContext {
    let outer = ExpressionContext(
      inCondition: inCondition, flags: expressionFlags, binding: binding, typeFlags: typeFlags)
    inCondition = false
    return outer
  }

  mutating func leaveExpressionContext(_ outer: ExpressionContext) {
    inCondition = outer.inCondition
    expressionFlags = outer.flags
    binding = outer.binding
    typeFlags = outer.typeFlags
  }

  /// Inside a body nothing of the surrounding expression matters, patterns included.
  mutating func enterBodyContext() -> ExpressionContext {
    let outer = enterExpressionContext()
    expressionFlags.remove(.inPattern)
    binding = .none
    typeFlags.remove(.inExpression)
    return outer
  }

  /// Goes behind the closing partner of the bracket at `open`, reporting what was not read before it.
  @inline(__always)
  mutating func closeBracket(_ open: Int, _ closing: TokenKind) {
    if Int(tokenizer.tokens[open].value) == position { advance() } else { closeLate(open, closing) }
  }

  private mutating func closeLate(_ open: Int, _ closing: TokenKind) {
    if let close = partner(open) {
      if position < close { skipUnparsed(to: close) }
      if position == close { advance() }
    } else if kind == closing && tokenizer.tokens[position].value == Token.noPartner {
      advance()
    }
  }
}
