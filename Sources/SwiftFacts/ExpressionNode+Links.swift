extension ExpressionNode.Kind {
  /// What is accessed behind it is a member of its value: `f()`, `x?`, `x!`, `x[0]`.
  @inlinable public var passesOn: Bool { self == .call || self == .subscript || unwraps }
  /// `a ?? b`, `c ? a : b`
  @inlinable public var chooses: Bool { self == .coalescing || self == .ternary }
  /// `x?`, `x!`
  @inlinable public var unwraps: Bool { self == .chain || self == .force }
}

extension ExpressionNode {
  /// `a` or `x.a`: `payload` is what it is called.
  @inlinable public var hasName: Bool { kind == .name || kind == .member }
  /// `nil`
  @inlinable public var isNil: Bool { kind == .literal && payload == Literal.null.rawValue }
}

extension TypeNode {
  /// `B` or `A.B`.
  @inlinable public var hasName: Bool { kind == .named || kind == .member }
}
