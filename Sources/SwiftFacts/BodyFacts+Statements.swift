extension BodyFacts {
  /// The nodes of an expression, itself the last: operands stand before the nodes that use them, so that a whole
  /// expression is one range. Indices into `expressions`.
  public func span(of node: UInt32) -> ClosedRange<UInt32> {
    var first = node
    while case let fact = expressions[Int(first)], fact.operand != .max, fact.operand < first { first = fact.operand }
    return first...node
  }

  /// What an expression is without the `?` and `!` behind it: `view` of `view!`.
  public func unwrapped(_ node: UInt32) -> UInt32 {
    var node = node
    while node != .max, expressions[Int(node)].kind.unwraps, expressions[Int(node)].operand != .max {
      node = expressions[Int(node)].operand
    }
    return node
  }

  /// `session.user?.id`: an expression names members of members, and calls nothing.
  public func isPathOfNames(_ node: UInt32) -> Bool {
    span(of: node).allSatisfy { expressions[Int($0)].hasName || expressions[Int($0)].kind.unwraps }
  }

  /// The nodes that a node is made of: its operands and arguments. (Those of a closure's body are statements.)
  public func parts(of node: ExpressionNode) -> [UInt32] {
    var parts = arguments(of: node).map(\.value)
    parts.append(node.operand)
    switch node.kind {
    case .assignment, .ternary, .coalescing, .binary: parts.append(node.payload)
    default: break
    }
    return parts.filter { $0 != .max }
  }

  /// How many statements stand between the one that has an expression in it and a later one.
  ///
  /// - Parameters:
  ///   - node: of the earlier statement, or of the same.
  ///   - other: of the later one, both in one function.
  public func statements(between node: UInt32, and other: UInt32) -> Int {
    let first = span(of: other).lowerBound
    guard node < first else { return 0 }
    var isPart = Set<UInt32>()
    for index in node..<(isInLaterClosure(other, than: node) ? expressions(around: node).upperBound : other + 1) {
      isPart.formUnion(parts(of: expressions[Int(index)]))
    }
    let inner = innerBlocks(behind: node, before: first)
    // The first that is part of nothing else is the statement that the earlier expression stands in.
    let count = (node..<first).count { index in
      !isPart.contains(index) && !isOperandOnly(index) && !inner.contains { $0.contains(index) }
    }
    return max(0, count - 1)
  }

  /// The later expression stands in a closure that begins behind the earlier one. The name of the function that the
  /// closure is an argument of stands before the closure, its call behind.
  private func isInLaterClosure(_ other: UInt32, than node: UInt32) -> Bool {
    scopes(around: other).contains { $0.kind == .closure && $0.firstExpression > node }
  }

  /// The expressions between two that are part of another statement: those of closures, and of the `else` of a `guard`
  /// that binds something.
  private func innerBlocks(behind node: UInt32, before end: UInt32) -> [Range<UInt32>] {
    let start = scopes.partitionPoint { $0.firstExpression > node }
    return scopes[start...].prefix { $0.firstExpression < end }
      .filter { $0.endExpression <= end && ($0.kind == .closure || $0.hiddenLocals > 0) }
      .map { $0.firstExpression..<$0.endExpression }
  }

  /// The nodes behind one, up to another.
  public func expressions(behind node: UInt32, upTo end: UInt32) -> ArraySlice<ExpressionNode> {
    expressions[min(Int(node) + 1, expressions.count)..<min(Int(max(node, end)) + 1, expressions.count)]
  }

  /// A name in a pattern, the root of a key path: no statement by itself.
  private func isOperandOnly(_ node: UInt32) -> Bool {
    let fact = expressions[Int(node)]
    return fact.flags.contains(.inPattern) || fact.kind == .keyPathRoot
  }
}
