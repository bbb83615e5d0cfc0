import SwiftFacts
import SwiftTokens

/// Types are read in postfix order, since `?` and `.Nested` come last in the text, and turned into the preorder of
/// `TypeNode` when a root is complete.
extension Parser {
  /// Reads one type as a root of its own. Answers its index, or `none` when no type stands here.
  mutating func parseType() -> UInt32 {
    // Most types are one name, or an optional one.
    let token = token
    if token.kind == .identifier, !isTypePrefix(token) {
      let next = peek(1)
      if endsType(next) { return addNamedRoot(token) }
      if isOptionalMark(next), endsType(peek(2)) { return addOptionalRoot(token, next) }
    }
    let mark = typeStack.count
    guard parseTypeNode() else {
      typeStack.removeLast(typeStack.count - mark)
      return Parser.none
    }
    return flatten(from: mark)
  }

  private mutating func addNamedRoot(_ token: Token) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: types.count)
    types.append(
      TypeNode(
        kind: .named, flags: nameFlags(token), name: name(token.value), end: index &+ 1,
        offset: token.start))
    advance()
    return index
  }

  private mutating func addOptionalRoot(_ token: Token, _ mark: Token) -> UInt32 {
    let index = UInt32(truncatingIfNeeded: types.count)
    let flags: TypeNode.Flags = mark.kind == .exclamation ? .isImplicitlyUnwrapped : []
    types.append(
      TypeNode(kind: .optional, flags: typeFlags.union(flags), name: 0, end: index &+ 2, offset: token.start))
    types.append(
      TypeNode(
        kind: .named, flags: nameFlags(token), name: name(token.value), end: index &+ 2, offset: token.start))
    advance()
    advance()
    return index
  }

  /// Reads a type; where none stands, answers a node `other` so that the place is not lost.
  mutating func parseExpectedType() -> UInt32 {
    let offset = token.start
    let type = parseType()
    if type != Parser.none { return type }
    let index = UInt32(types.count)
    types.append(TypeNode(kind: .other, flags: typeFlags, name: 0, end: index + 1, offset: offset))
    return index
  }

  /// Nothing that can continue a type behind a name.
  private mutating func endsType(_ next: Token) -> Bool {
    switch next.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // The end of generic arguments.
      return tokenizer.source[Int(next.start)] == 0x3e
    case .prefixAmpersand, .period, .questionPostfix, .exclamation, .arrow, .throws, .rethrows, .colonColon:
      return false
    case .identifier: return next.value != Word.async && next.value != Word.reasync
    default: return true
    }
  }

  /// A `?` or `!` of its own behind a name.
  private mutating func isOptionalMark(_ token: Token) -> Bool {
    (token.kind == .questionPostfix || token.kind == .exclamation) && token.end - token.start == 1 && !token.startsLine
  }

  mutating func nameFlags(_ token: Token) -> TypeNode.Flags {
    token.flags.contains(.backticked) ? typeFlags.union(.backticked) : typeFlags
  }

  /// A word that may precede a type: `some`, `any`, ownership and isolation.
  mutating func isTypePrefix(_ token: Token) -> Bool {
    guard token.kind == .identifier, !token.flags.contains(.backticked) else { return token.kind == .inout }
    switch token.value {
    case Word.some, Word.any, Word.each, Word.isolated, Word.borrowing, Word.consuming, Word.sending, Word.owned,
      Word.shared, Word.const, Word.nonisolated, Word.local, Word.scoped,
      Word.dependsOn:
      return true
    default: return false
    }
  }

  // MARK: Grammar

  /// Reads one type onto the stack. Answers false, with nothing promised about the stack, when none stands here.
  mutating func parseTypeNode() -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    if token.kind == .identifier, endsType(peek(1)), !isTypePrefix(token) {
      let token = token
      typeStack.append(
        PendingType(
          node: TypeNode(
            kind: .named, flags: nameFlags(token), name: name(token.value), end: 0, offset: token.start),
          size: 1))
      advance()
      return true
    }
    let mark = typeStack.count
    let offset = token.start
    var prefixes: [(TypeNode.Kind, UInt32)] = []
    prefix: while true {
      switch kind {
      case .at:
        parseAttribute(isRecorded: false, isInType: true)
      case .inout:
        advance()
      case .repeat:
        prefixes.append((.pack, token.start))
        advance()
      case .identifier:
        guard isTypePrefix(token), canFollowTypePrefix(peek(1)) else { break prefix }
        switch token.value {
        case Word.some: prefixes.append((.some, token.start))
        case Word.any: prefixes.append((.any, token.start))
        case Word.each: prefixes.append((.pack, token.start))
        default: break
        }
        advance()
        if kind == .leftParen, isWord(tokenizer.tokens[position - 1], Word.nonisolated) { skip() }
      default: break prefix
      }
    }
    let outer = typeFlags
    // `any P` is a type wherever it stands.
    if !prefixes.isEmpty { typeFlags.remove(.inExpression) }
    let isType = parseComposition()
    typeFlags = outer
    guard isType else { return false }
    for (kind, offset) in prefixes.reversed() { push(kind, from: mark, offset: offset) }
    if kind == .arrow || atEffectsBeforeArrow() {
      return parseFunctionTail(from: mark, offset: offset)
    }
    return true
  }

  mutating func canFollowTypePrefix(_ next: Token) -> Bool {
    switch next.kind {
    case .identifier, .selfType, .anyType, .leftParen, .leftBracket, .at, .inout, .underscore, .repeat: true
    case .prefixOperator: next.value == Operator.tilde
    default: false
    }
  }

  /// `throws`, `async throws(E)` and their like, with an arrow behind them.
  mutating func atEffectsBeforeArrow() -> Bool {
    var index = position
    while true {
      let token = token(at: index)
      switch token.kind {
      case .throws, .rethrows:
        index += 1
        if self.token(at: index).kind == .leftParen { index = behind(index) }
      case .identifier where token.value == Word.async || token.value == Word.reasync: index += 1
      case .arrow: return index > position
      default: return false
      }
    }
  }

  mutating func parseFunctionTail(from mark: Int, offset: UInt32) -> Bool {
    var flags: TypeNode.Flags = []
    while kind != .arrow {
      let isThrows = kind == .throws
      advance()
      if isThrows && kind == .leftParen {
        let close = partner(position)
        advance()
        if parseTypeNode() { flags.insert(.hasThrownType) }
        if let close { position = max(position, close) }
        _ = consume(.rightParen)
      }
    }
    advance()
    guard parseTypeNode() else { return false }
    push(.function, from: mark, offset: offset, flags: flags)
    return true
  }

  /// `A & B`.
  mutating func parseComposition() -> Bool {
    let mark = typeStack.count
    let offset = token.start
    guard parseSimpleType() else { return false }
    guard atAmpersand() else { return true }
    while atAmpersand() {
      advance()
      // `P & any Q` is wrong, but means what it says.
      while isTypePrefix(token), canFollowTypePrefix(peek(1)) { advance() }
      guard parseSimpleType() else { return false }
    }
    push(.composition, from: mark, offset: offset)
    return true
  }

  mutating func atAmpersand() -> Bool {
    let token = token
    return token.kind == .prefixAmpersand || (token.kind.isOperator && token.value == Operator.ampersand)
  }

  mutating func parseSimpleType() -> Bool {
    let mark = typeStack.count
    let offset = token.start
    switch kind {
    case .identifier, .selfType, .anyType:
      if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
        advance()
        advance()
      }
      guard parseNamed(.named, from: mark) else { return false }
    case .underscore:
      advance()
      push(.other, from: mark, offset: offset)
    case .integer, .string:
      advance()
      push(.other, from: mark, offset: offset)
    case .class:
      advance()
      push(.classConstraint, from: mark, offset: offset)
    case .prefixOperator:
      if token.value == Operator.minus && peek(1).kind == .integer {
        advance()
        advance()
        push(.other, from: mark, offset: offset)
        break
      }
      guard token.value == Operator.tilde else { return false }
      advance()
      guard enter() else { return false }
      defer { depth -= 1 }
      guard parseSimpleType() else { return false }
      push(.suppressed, from: mark, offset: offset)
      return true
    case .leftParen: guard parseTupleType() else { return false }
    case .leftBracket: guard parseCollectionType() else { return false }
    default: return false
    }
    return parseTypeSuffixes(from: mark, offset: offset)
  }

  /// `.Nested`, `.Type`, `?`, `!`, `...`.
  mutating func parseTypeSuffixes(from mark: Int, offset: UInt32) -> Bool {
    while true {
      switch kind {
      case .period:
        let next = peek(1)
        guard next.kind.isNameLike, next.kind != .underscore else { return true }
        let isPlain = !next.flags.contains(.backticked)
        if isPlain && next.kind == .identifier
          && (next.value == Word.typeMetatype || next.value == Word.protocolMetatype)
        {
          advance()
          advance()
          push(.metatype, from: mark, offset: offset)
          continue
        }
        // `Foo.self` and `Foo.init` are expressions.
        if isPlain && (next.kind == .selfWord || next.kind == .initWord) { return true }
        advance()
        if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
          advance()
          advance()
        }
        guard parseNamed(.member, from: mark) else { return false }
      case .questionPostfix where !token.startsLine:
        guard consumeOperatorByte(0x3f) else { return true }
        push(.optional, from: mark, offset: offset)
      case .exclamation where !token.startsLine:
        guard consumeOperatorByte(0x21) else { return true }
        push(.optional, from: mark, offset: offset, flags: .isImplicitlyUnwrapped)
      case .postfixOperator:
        guard token.value == Operator.ellipsis else { return true }
        advance()
        push(.pack, from: mark, offset: offset)
      default: return true
      }
    }
  }

  /// A name with its generic arguments.
  mutating func parseNamed(_ kind: TypeNode.Kind, from mark: Int) -> Bool {
    let token = token
    let name = nameOfToken()
    advance()
    if atOperatorByte(0x3c) {
      guard parseGenericArgumentNodes() else { return false }
    }
    let flags = typeFlags
    // `Any` is a type wherever it stands.
    if token.kind == .anyType { typeFlags.remove(.inExpression) }
    push(
      kind, from: mark, name: name, offset: token.start,
      flags: token.flags.contains(.backticked) ? .backticked : [])
    typeFlags = flags
    return true
  }

  /// `<A, B>`, each argument onto the stack. A `<` that turns out to be none is remembered as such.
  mutating func parseGenericArgumentNodes() -> Bool {
    let start = position
    if token.flags.contains(.notGeneric) { return false }
    let mark = typeStack.count
    let flags = typeFlags
    typeFlags.remove(.inExpression)
    let isComplete = parseGenericArgumentList()
    typeFlags = flags
    if isComplete { return true }
    typeStack.removeLast(typeStack.count - mark)
    tokenizer.tokens[start].flags.insert(.notGeneric)
    return false
  }

  mutating func parseGenericArgumentList() -> Bool {
    guard consumeOperatorByte(0x3c) else { return false }
    while !atClosingAngle() {
      let before = position
      guard parseTypeNode() else { return false }
      guard consume(.comma) else { break }
      if position == before { return false }
    }
    return consumeOperatorByte(0x3e)
  }

  mutating func atClosingAngle() -> Bool { atOperatorByte(0x3e) }

  /// `(A, b: B)`: a tuple, the parameters of a function, or one type in parentheses.
  mutating func parseTupleType() -> Bool {
    let mark = typeStack.count
    let offset = token.start
    let open = position
    advance()
    var count = 0
    var isPlain = true
    while kind != .rightParen && kind != .endOfFile {
      let before = position
      var label: FileNameID = 0
      let element = typeStack.count
      let labelOffset = token.start
      if kind.isNameLike && peek(1).kind == .colon && kind != .inout {
        isPlain = false
        if kind != .underscore { label = nameOfToken() }
        advance()
        advance()
      } else if kind.isNameLike && peek(1).kind.isNameLike && peek(2).kind == .colon && !isTypePrefix(token) {
        isPlain = false
        advance()
        advance()
        advance()
      }
      guard parseTypeNode() else { return false }
      count += 1
      if label != 0 { push(.labelled, from: element, name: label, offset: labelOffset) }
      if consume(.equal) {
        // Default values were allowed here once; nothing of them counts.
        while kind != .comma && kind != .rightParen && kind != .endOfFile { skip() }
      }
      guard consume(.comma) else { break }
      if position == before { break }
    }
    guard consume(.rightParen) else {
      if let close = partner(open) { position = max(position, close) }
      return false
    }
    if kind == .arrow || atEffectsBeforeArrow() { return parseFunctionTail(from: mark, offset: offset) }
    if count != 1 || !isPlain { push(.tuple, from: mark, offset: offset) }
    return true
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  mutating func parseCollectionType() -> Bool {
    let mark = typeStack.count
    let offset = token.start
    advance()
    guard parseTypeNode() else { return false }
    var kind = TypeNode.Kind.array
    if consume(.colon) {
      guard parseTypeNode() else { return false }
      kind = .dictionary
    } else if at(Word.of) && !token.startsLine {
      advance()
      guard parseTypeNode() else { return false }
    }
    guard consume(.rightBracket) else { return false }
    push(kind, from: mark, offset: offset)
    return true
  }
}
