import SwiftFacts
import SwiftTokens

/// Macros, used and declared.
extension Parser {
  /// `#Preview { … }` among declarations.
  mutating func parseMacroExpansion(_ prefix: DeclarationPrefix) {
    let token = token
    if token.value == Word.warning || token.value == Word.error || token.value == Word.sourceLocation {
      advance()
      if kind == .leftParen { skip() }
      return
    }
    let index = add(.macroExpansion, name(token.value), token.start + 1, prefix)
    let outer = declaration
    declaration = index
    let opened = openScope(.macroExpansion, at: token.start)
    let context = enterBodyContext()
    _ = parseExpression()
    leaveExpressionContext(context)
    closeScope(opened)
    declaration = outer
    end(index)
  }

  /// `macro name<T>(…) -> R = #externalMacro(…)`.
  mutating func parseMacroDeclaration(_ prefix: DeclarationPrefix) {
    advance()
    let index = add(.macro, nameOfToken(), token.start, prefix)
    advance()
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    let opened = openScope(.function, at: token.start)
    if kind == .leftParen { parseParameters(index, style: .function) }
    if consume(.arrow) { declarations[Int(index)].type = parseExpectedType() }
    if consume(.equal) { declarations[Int(index)].value = parseExpression() }
    parseWhereClause(index)
    closeScope(opened, keeping: false)
    declaration = outer
    end(index)
  }
}
