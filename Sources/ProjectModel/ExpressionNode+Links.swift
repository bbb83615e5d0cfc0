import SwiftFacts

extension ExpressionNode.Kind {
  /// What is accessed behind it is a member of its value: `f()`, `x?`, `x!`, `x[0]`.
  var passesOn: Bool { self == .call || self == .subscript || unwraps }
  /// `a ?? b`, `c ? a : b`
  var chooses: Bool { self == .coalescing || self == .ternary }
  /// `x?`, `x!`
  public var unwraps: Bool { self == .chain || self == .force }
}

extension ExpressionNode {
  var isNil: Bool { kind == .literal && payload == Literal.null.rawValue }
}
