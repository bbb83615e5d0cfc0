import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// `@Name.Nested<T>(arguments)`. Attributes of declarations are recorded on the stack, others only read.
  ///
  /// Attributes whose first letter is small are the compiler's own: their parentheses hold no expressions.
  /// - Parameter isInType: it stands before a type, which may begin with the parameter list of a function.
  mutating func parseAttribute(isRecorded: Bool, isInType: Bool = false) {
    advance()
    let start = token.start
    guard kind.isNameLike else { return }
    let flags = typeFlags
    typeFlags.insert(.inAttribute)
    defer { typeFlags = flags }
    let isBuiltIn = beginsSmall(token)
    var name: FileNameID
    var type = Parser.none
    let neverTakesArguments = isBareAttribute(token)
    if isBuiltIn || kind.isReserved {
      if token.value == Word.exported { importAttributes.insert(.exported) }
      if token.value == Word.testable { importAttributes.insert(.testable) }
      name = nameOfToken()
      advance()
    } else {
      let first = position
      type = parseAttributeType()
      name = dottedName(from: first, to: position)
      if type == Parser.none && position == first { advance() }
    }
    if isRecorded { attributeStack.append(AttributeFact(name: name, offset: start, type: type)) }
    guard kind == .leftParen, !token.startsLine, !neverTakesArguments else { return }
    if isInType, !isBuiltIn, isParameterList() { return }
    let hasSpace = token.flags.contains(.spaceBefore)
    if hasSpace {
      guard takesSpacedArguments() else { return }
    }
    if isBuiltIn {
      skip()
    } else {
      parseAttributeArguments(ofDeclaration: isRecorded)
    }
  }

  /// `@escaping(A) -> B`: the parentheses belong to the type.
  private mutating func isBareAttribute(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    switch token.value {
    case Word.escaping, Word.autoclosure, Word.noescape, Word.sendable, Word.unchecked: return true
    default: return false
    }
  }

  /// `@MainActor(A, B) -> C`: the parentheses belong to the function type.
  private mutating func isParameterList() -> Bool {
    let next = token(at: behind(position))
    switch next.kind {
    case .arrow, .throws, .rethrows: return true
    case .identifier: return next.value == Word.async || next.value == Word.reasync
    default: return false
    }
  }

  private mutating func beginsSmall(_ token: Token) -> Bool {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    // `@_exported` is the compiler's, `@_ArrayBuilder<Text>` a type.
    var start = Int(token.start)
    while start < Int(token.end) - 1, tokenizer.source[start] == UInt8(ascii: "_") { start += 1 }
    let first = tokenizer.source[start]
    return small.contains(first) || first == UInt8(ascii: "_")
  }

  /// `@available (iOS 9, *)`: parentheses behind a blank are arguments when a declaration or attribute follows them.
  private mutating func takesSpacedArguments() -> Bool {
    let next = behind(position)
    return token(at: next).kind == .at || isDeclaration(at: next)
  }

  /// The type of a custom attribute, without what could only be its arguments.
  private mutating func parseAttributeType() -> UInt32 {
    let mark = typeStack.count
    var isFirst = true
    while kind.isNameLike {
      if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
        advance()
        advance()
      }
      let token = token
      let name = nameOfToken()
      advance()
      if atOperatorByte(0x3c) && !self.token.flags.contains(.spaceBefore) {
        let state = checkpoint()
        if !parseGenericArgumentNodes() { restore(state) }
      }
      typeStack.append(
        PendingType(
          node: TypeNode(kind: isFirst ? .named : .member, flags: typeFlags, name: name, end: 0, offset: token.start),
          size: UInt32(typeStack.count - mark) + 1))
      isFirst = false
      guard kind == .period, peek(1).kind.isNameLike, !peek(1).startsLine else { break }
      advance()
    }
    return flatten(from: mark)
  }

  /// The names between two tokens joined by dots, without generic arguments.
  mutating func dottedName(from first: Int, to end: Int) -> FileNameID {
    if end <= first + 1 { return name(token(at: first).value) }
    var text = Buffer<UInt8>()
    var depth = 0
    for index in first..<end {
      let token = tokenizer.tokens[index]
      if token.kind.isOperator {
        for offset in token.start..<token.end {
          let byte = tokenizer.source[Int(offset)]
          if byte == 0x3c { depth += 1 } else if byte == 0x3e { depth -= 1 }
        }
        continue
      }
      guard depth == 0, token.kind.isNameLike else { continue }
      // A module selector is no part of the name.
      if self.token(at: index + 1).kind == .colonColon { continue }
      if !text.isEmpty { text.append(0x2e) }
      tokenizer.interner.append(token.value, to: &text)
    }
    return name(spelled: text.array())
  }

  /// `(value, label: value)` of a custom attribute: expressions in a scope of their own.
  ///
  /// - Parameter ofDeclaration: the attribute belongs to the next declaration to be written, and not to a parameter, a
  ///   type or an accessor.
  private mutating func parseAttributeArguments(ofDeclaration isOfNext: Bool) {
    let open = position
    let outerFlags = expressionFlags
    expressionFlags.insert(.inAttribute)
    let outerDeclaration = declaration
    let outerAround = declarationAroundAttribute
    if isOfNext {
      declaration = UInt32(declarations.count)
      declarationAroundAttribute = outerDeclaration
    }
    let opened = openScope(.attribute, at: token.start)
    let outer = enterExpressionContext()
    let mark = argumentStack.count
    advance()
    parseArgumentList(until: .rightParen, callee: Parser.none)
    argumentStack.removeLast(argumentStack.count - mark)
    closeBracket(open, .rightParen)
    leaveExpressionContext(outer)
    closeScope(opened)
    declaration = outerDeclaration
    declarationAroundAttribute = outerAround
    expressionFlags = outerFlags
  }
}
