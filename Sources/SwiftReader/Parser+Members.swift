import SwiftFacts
import SwiftTokens

/// What stands between the braces of a type: cases, aliases, operators.
extension Parser {
  mutating func parseMembers(_ index: UInt32) {
    guard kind == .leftBrace else { return }
    declarations[Int(index)].modifiers.insert(.hasBody)
    let open = position
    guard enter(bracketsAt: open) else { return }
    defer { depth -= 1 }
    let outer = enterBodyContext()
    let outerScope = scope
    scope = Parser.none
    advance()
    loop: while true {
      switch kind {
      case .endOfFile, .rightBrace:
        passDirectives()
        break loop
      case .semicolon: advance()
      case .poundIf, .poundElseif, .poundElse, .poundEndif: parseConditionalDirective()
      default:
        let before = position
        let covered = takeDirectives()
        let start = token.start
        if isDeclaration() || kind == .initWord || kind == .case || kind == .pound || kind == .subscript {
          parseDeclaration(isMember: true)
        }
        if position == before { skipUnparsed() }
        if !covered.isEmpty { cover(covered, start) }
      }
    }
    closeBracket(open, .rightBrace)
    scope = outerScope
    leaveExpressionContext(outer)
  }

  mutating func parseEnumCases(_ prefix: DeclarationPrefix) {
    advance()
    var prefix = prefix
    while kind.isNameLike {
      let before = position
      var own = prefix
      if token.flags.contains(.backticked) { own.modifiers.insert(.backticked) }
      let index = add(.enumCase, nameOfToken(), token.start, own)
      advance()
      let outer = declaration
      declaration = index
      if kind == .leftParen {
        let opened = openScope(.initialValue, at: token.start)
        parseParameters(index, style: .associatedValues)
        closeScope(opened, keeping: false)
      }
      if consume(.equal) {
        let opened = openScope(.initialValue, at: token.start)
        declarations[Int(index)].value = parseExpression()
        closeScope(opened)
      }
      declaration = outer
      end(index)
      guard consume(.comma), position > before else { break }
      prefix.start = token.start
    }
  }

  mutating func parseTypealias(_ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    let hasName = kind.isNameLike
    let index = add(.typealias, hasName ? nameOfToken() : 0, hasName ? token.start : keyword, prefix)
    if hasName { advance() }
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    if kind == .colon { parseInheritance(index) }
    if consume(.equal) { declarations[Int(index)].type = parseExpectedType() }
    parseWhereClause(index)
    declaration = outer
    end(index)
  }

  mutating func parseAssociatedType(_ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    let hasName = kind.isNameLike
    let index = add(.associatedtype, hasName ? nameOfToken() : 0, hasName ? token.start : keyword, prefix)
    if hasName { advance() }
    let outer = declaration
    declaration = index
    parseInheritance(index)
    if consume(.equal) { declarations[Int(index)].type = parseExpectedType() }
    parseWhereClause(index)
    declaration = outer
    end(index)
  }

  mutating func parseOperator(_ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    let token = token
    let isNamed = token.kind != .leftBrace && token.kind != .endOfFile && !token.startsLine
    let name = isNamed ? name(from: token.start, to: token.end) : 0
    let index = add(.operator, name, isNamed ? token.start : keyword, prefix)
    if isNamed { advance() }
    if consume(.colon) {
      while kind == .identifier && !self.token.startsLine {
        advance()
        guard consume(.comma) else { break }
      }
    }
    if kind == .leftBrace { skip() }
    end(index)
  }

  mutating func parsePrecedenceGroup(_ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    let hasName = kind.isNameLike
    let index = add(.precedenceGroup, hasName ? nameOfToken() : 0, hasName ? token.start : keyword, prefix)
    if hasName { advance() }
    if kind == .leftBrace { skip() }
    end(index)
  }
}
