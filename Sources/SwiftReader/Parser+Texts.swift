import SwiftFacts
import SwiftTokens

/// Texts that name screens and segues. The bytes of a file are let go once it is read, and of all its strings few are
/// of interest: so only those are kept that stand where such names stand.
extension Parser {
  /// Plain string literals that are the argument of an `identifier` or `name`, the value of a constant, the raw value
  /// of a case, or all that a function returns.
  mutating func texts() -> [TextFact] {
    var found: [TextFact] = []
    func isLiteral(_ node: UInt32) -> Bool {
      let fact = expressions[Int(node)]
      return fact.kind == .literal && fact.payload == ExpressionNode.Literal.string.rawValue
    }
    for index in arguments.indices {
      let argument = arguments[index]
      guard argument.label != 0, argument.value != Parser.none, isLiteral(argument.value) else { continue }
      if labelNamesIdentifier(before: expressions[Int(argument.value)].offset) { keep(argument.value, in: &found) }
    }
    for index in declarations.indices where declarations[index].value != Parser.none {
      if isLiteral(declarations[index].value) { keep(declarations[index].value, in: &found) }
    }
    for index in scopes.indices {
      let scope = scopes[index]
      guard scope.kind == .getter || scope.kind == .function, scope.endExpression == scope.firstExpression + 2,
        isLiteral(scope.firstExpression), expressions[Int(scope.firstExpression) + 1].kind == .return
      else { continue }
      keep(scope.firstExpression, in: &found)
    }
    guard found.count > 1 else { return found }
    found.sort { $0.expression < $1.expression }
    return found
  }

  private mutating func keep(_ node: UInt32, in found: inout [TextFact]) {
    guard let text = plainText(of: node, atMost: 80) else { return }
    found.append(TextFact(expression: node, text: text))
  }

  /// `withIdentifier: "…"`, `identifier: "…"`, `name: "…"`
  private func labelNamesIdentifier(before literal: UInt32) -> Bool {
    var end = Int(literal)
    func step(over bytes: (UInt8) -> Bool) { while end > 0, bytes(tokenizer.source[end - 1]) { end -= 1 } }
    step { $0 == 0x20 }
    guard end > 0, tokenizer.source[end - 1] == UInt8(ascii: ":") else { return false }
    end -= 1
    step { $0 == 0x20 }
    return end >= 9 && tokenizer.source.equals(end - 9, "dentifier")
      || end >= 4 && tokenizer.source.equals(end - 4, "name")
  }
}
