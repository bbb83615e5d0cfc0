import SwiftFacts
import SwiftTokens

/// `\Type.member`.
extension Parser {
  /// `\A.b.c`, `\.b`, `\A.[0]?.c!`.
  mutating func parseKeyPath() -> UInt32 {
    let start = token.start
    advance()
    var type = Parser.none
    if kind != .period {
      let mark = typeStack.count
      if parseKeyPathRoot(mark) { type = flatten(from: mark) } else { typeStack.removeLast(typeStack.count - mark) }
    }
    var node = emit(.keyPathRoot, payload: type, offset: start, start: start)
    while true {
      switch kind {
      case .period:
        let next = peek(1)
        if next.kind.isNameLike || next.kind == .integer {
          let dot = token.start
          advance()
          mark(node, .isContinued)
          node = parseMemberName(on: node, dot: dot, start: start)
          if kind == .leftParen && !token.startsLine { node = parseCall(node, isCondition: true) }
        } else {
          advance()
        }
      case .leftBracket where !token.startsLine:
        node = parseSubscript(node)
      case .questionPostfix:
        _ = consumeOperatorByte(0x3f)
        mark(node, .isContinued)
        node = emit(.chain, operand: node, offset: token.start, start: start)
      case .exclamation:
        _ = consumeOperatorByte(0x21)
        mark(node, .isContinued)
        node = emit(.force, operand: node, offset: token.start, start: start)
      case .postfixOperator where token.end - token.start > 1 && (atOperatorByte(0x3f) || atOperatorByte(0x21)):
        if !consumeOperatorByte(0x3f) { _ = consumeOperatorByte(0x21) }
      default:
        return emit(.keyPath, operand: node, offset: start, start: start)
      }
    }
  }

  /// The root of a key path: one name with its generic arguments, or a type in brackets.
  mutating func parseKeyPathRoot(_ mark: Int) -> Bool {
    let token = token
    guard kind == .identifier || kind == .selfType || kind == .anyType else {
      guard kind == .leftParen || kind == .leftBracket else { return false }
      return parseBracketedType()
    }
    if peek(1).kind == .colonColon && peek(2).kind.isNameLike {
      passModules()
      return parseKeyPathRoot(mark)
    }
    let name = nameOfToken()
    advance()
    if atOperatorByte(0x3c), !parseGenericArgumentNodes() { return false }
    typeStack.append(
      PendingType(
        node: TypeNode(kind: .named, flags: typeFlags, name: name, end: 0, offset: token.start),
        size: UInt32(typeStack.count - mark) + 1))
    return true
  }

  /// `(any P)`, `[Foo]` without suffixes: the tokens behind the bracket belong to the key path.
  mutating func parseBracketedType() -> Bool {
    guard let close = partner(position) else { return false }
    let behind = tokenizer.tokens[close + 1]
    // A stop behind the bracket keeps `.` and `?` away from the type.
    tokenizer.tokens[close + 1].kind = .semicolon
    let isType = parseTypeNode()
    tokenizer.tokens[close + 1] = behind
    return isType && position == close + 1
  }
}
