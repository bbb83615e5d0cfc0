import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  mutating func parseFunction(_ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    var prefix = prefix
    var name: FileNameID = 0
    var offset = keyword
    if kind.isNameLike {
      name = nameOfToken()
      offset = token.start
      if token.flags.contains(.backticked) { prefix.modifiers.insert(.backticked) }
      advance()
    } else if kind != .leftParen && kind != .leftBrace && kind != .endOfFile {
      offset = token.start
      name = parseOperatorName()
    }
    let index = add(.function, name, offset, prefix)
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    parseSignatureAndBody(index, returnsSole: true)
    declaration = outer
    finishRange(index)
  }

  /// `==`, `<` or `==<` with the angle bracket of the generic parameters stuck to it.
  private mutating func parseOperatorName() -> FileNameID {
    let token = token
    let next = peek(1)
    if token.end - token.start > 1, tokenizer.source[Int(token.end) - 1] == 0x3c, next.kind == .identifier {
      let name = name(from: token.start, to: token.end - 1)
      splits.append(SplitToken(index: position, token: token))
      tokenizer.tokens[position].start = token.end - 1
      tokenizer.tokens[position].kind = .prefixOperator
      tokenizer.tokens[position].value = Operator.less
      return name
    }
    advance()
    return name(from: token.start, to: token.end)
  }

  mutating func parseInitializer(_ prefix: DeclarationPrefix) {
    var prefix = prefix
    let token = token
    advance()
    if kind == .questionPostfix || kind == .exclamation {
      prefix.modifiers.insert(.failable)
      if !consumeOperatorByte(0x3f) { _ = consumeOperatorByte(0x21) }
    }
    let index = add(.initializer, name(Word.initializer), token.start, prefix)
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    parseSignatureAndBody(index, returnsSole: false)
    declaration = outer
    finishRange(index)
  }

  mutating func parseDeinitializer(_ prefix: DeclarationPrefix) {
    let token = token
    let index = add(.deinitializer, nameOfToken(), token.start, prefix)
    advance()
    let outer = declaration
    declaration = index
    parseSignatureAndBody(index, returnsSole: false)
    declaration = outer
    finishRange(index)
  }

  private mutating func finishRange(_ index: UInt32) {
    declarations[Int(index)].range.end = max(declarations[Int(index)].range.start, endOfPrevious)
  }

  /// Parameters, effects, result, `where` and body, in the scope of the function.
  private mutating func parseSignatureAndBody(_ index: UInt32, returnsSole: Bool) {
    let outer = enterBodyContext()
    let opened = openScope(.function, at: token.start)
    while kind == .leftParen {
      // More than one list is a curried function of Swift 2.
      let before = position
      parseParameters(index, style: .function)
      if position == before { break }
    }
    parseEffects(index)
    if consume(.arrow) { declarations[Int(index)].type = parseExpectedType() }
    parseEffects(index)
    parseWhereClause(index)
    let hasBody = kind == .leftBrace
    if hasBody {
      declarations[Int(index)].modifiers.insert(.hasBody)
      parseFunctionBody(returnsSole: returnsSole)
    }
    closeScope(opened, keeping: hasBody)
    leaveExpressionContext(outer)
  }

  /// `{ … }` inside a scope that is open already.
  mutating func parseFunctionBody(returnsSole: Bool) {
    guard enter() else { return }
    defer { depth -= 1 }
    let open = position
    if passesOver(bodyAt: open) { return }
    advance()
    if returnsSole {
      parseBodyStatements(open)
    } else {
      _ = parseStatements()
      closeBracket(open, .rightBrace)
    }
  }

  /// `async throws(E)`; `index` may be `none` for accessors.
  mutating func parseEffects(_ index: UInt32) {
    while true {
      switch kind {
      case .throws, .rethrows:
        advance()
        if index != Parser.none { declarations[Int(index)].modifiers.insert(.throws) }
        if kind == .leftParen {
          let open = position
          advance()
          let type = parseType()
          if index != Parser.none { declarations[Int(index)].thrownType = type }
          closeBracket(open, .rightParen)
        }
      case .identifier where token.value == Word.async || token.value == Word.reasync:
        advance()
        if index != Parser.none { declarations[Int(index)].modifiers.insert(.async) }
      default: return
      }
    }
  }

  // MARK: Parameters

  enum ParameterStyle { case function, `subscript`, associatedValues }

  /// `(label name: Type = value, …)`.
  mutating func parseParameters(_ index: UInt32, style: ParameterStyle) {
    let open = position
    let mark = parameterStack.count
    let outer = enterExpressionContext()
    advance()
    while kind != .rightParen && kind != .endOfFile {
      if kind.isConditionalDirective {
        parseConditionalDirective()
        continue
      }
      parseParameter(style)
      if consume(.comma) { continue }
      if kind.isConditionalDirective { continue }
      break
    }
    closeBracket(open, .rightParen)
    leaveExpressionContext(outer)
    let count = parameterStack.count - mark
    guard count > 0 else { return }
    if declarations[Int(index)].parameters == Parser.none {
      declarations[Int(index)].parameters = UInt32(parameters.count)
      declarations[Int(index)].parameterCount = UInt16(truncatingIfNeeded: count)
    }
    parameters.append(last: count, of: &parameterStack)
  }

  private mutating func parseParameter(_ style: ParameterStyle) {
    while kind == .at { parseAttribute(isRecorded: false) }
    while isParameterModifier() { advance() }
    var parameter = ParameterFact(
      label: 0, name: 0, offset: token.start, type: Parser.none, value: Parser.none, isVariadic: false)
    var hasName = false
    // Swift 2 wrote `var x`, `let x`, `inout x`, `#x`.
    while kind == .let || kind == .var || kind == .inout, peek(1).kind.isNameLike { advance() }
    if kind.isNameLike && peek(1).kind == .colon {
      hasName = true
      let name = kind == .underscore ? 0 : nameOfToken()
      parameter.offset = token.start
      parameter.name = name
      parameter.label = style == .subscript ? 0 : name
      advance()
    } else if kind.isNameLike && peek(1).kind.isNameLike && peek(2).kind == .colon {
      hasName = true
      parameter.label = kind == .underscore ? 0 : nameOfToken()
      advance()
      parameter.offset = token.start
      parameter.name = kind == .underscore ? 0 : nameOfToken()
      advance()
    }
    if hasName {
      _ = consume(.colon)
      parameter.type = parseExpectedType()
    } else {
      parameter.type = parseType()
      if parameter.type == Parser.none { return }
    }
    if kind.isOperator, token.value == Operator.ellipsis {
      parameter.isVariadic = true
      advance()
    } else if parameter.type != Parser.none, endsWithEllipsis(), let pack = packAtEnd(of: parameter.type) {
      // The type has taken the dots: give them back.
      parameter.isVariadic = true
      unwrapPack(pack, in: parameter.type)
    }
    if consume(.equal) {
      parameter.value = parseExpression()
    } else if kind.isOperator, tokenizer.source[Int(token.start)] == 0x3d, token.end - token.start > 1 {
      // `=-1`: an operator to the tokenizer, a default value to everybody else.
      advance()
      parameter.value = parseExpression()
    }
    parameterStack.append(parameter)
  }

  private mutating func isParameterModifier() -> Bool {
    let token = token
    guard token.kind == .identifier, !token.flags.contains(.backticked) else { return false }
    switch token.value {
    case Word.isolated, Word.const, Word.nonisolated, Word.sending, Word.borrowing, Word.consuming, Word.owned,
      Word.shared:
      // A modifier stands before a name that stands before a colon, or before two names.
      let next = peek(1)
      let second = peek(2)
      return next.kind.isNameLike && second.kind.isNameLike && peek(3).kind == .colon
    default: return false
    }
  }

  private mutating func endsWithEllipsis() -> Bool {
    position > 0 && tokenizer.tokens[position - 1].value == Operator.ellipsis
      && tokenizer.tokens[position - 1].kind.isOperator
  }

  /// The node that has taken the dots: of `any P...` and `A & B...` the innermost one on the right.
  private func packAtEnd(of root: UInt32) -> UInt32? {
    var node = Int(root)
    while node < types.count {
      switch types[node].kind {
      case .pack: return UInt32(node)
      case .some, .any: node += 1
      case .composition:
        let end = types[node].end
        node += 1
        while types[node].end < end { node = Int(types[node].end) }
      default: return nil
      }
    }
    return nil
  }

  /// Takes the node `pack` away from around its only child, in the last tree of all.
  private mutating func unwrapPack(_ pack: UInt32, in root: UInt32) {
    types.remove(at: Int(pack))
    for position in Int(root)..<types.count where types[position].end > pack { types[position].end -= 1 }
  }

  // MARK: Subscripts

  mutating func parseSubscriptDeclaration(_ prefix: DeclarationPrefix) {
    let token = token
    let index = add(.subscript, nameOfToken(), token.start, prefix)
    advance()
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    let opened = openScope(.function, at: self.token.start)
    if kind == .leftParen { parseParameters(index, style: .subscript) }
    parseEffects(index)
    if consume(.arrow) { declarations[Int(index)].type = parseExpectedType() }
    parseWhereClause(index)
    if kind == .leftBrace { parseAccessors(of: index) }
    closeScope(opened, keeping: false)
    declaration = outer
    finishRange(index)
  }
}
