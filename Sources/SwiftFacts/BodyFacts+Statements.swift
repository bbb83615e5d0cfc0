extension BodyFacts {
  /// The nodes of an expression, itself the last: operands stand before the nodes that use them, so that a whole
  /// expression is one range. Indices into `expressions`.
  public func span(of node: UInt32) -> ClosedRange<UInt32> {
    var first = node
    while case let fact = expressions[Int(first)], fact.operand != .max, fact.operand < first { first = fact.operand }
    return first...node
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
    for index in node...other {
      let fact = expressions[Int(index)]
      if fact.operand != .max { isPart.insert(fact.operand) }
      switch fact.kind {
      case .assignment, .ternary, .coalescing, .binary: isPart.insert(fact.payload)
      case .call, .subscript, .macro, .tuple, .array, .dictionary:
        for argument in arguments(of: fact) { isPart.insert(argument.value) }
      default: break
      }
    }
    // The first that is part of nothing else is the statement that the earlier expression stands in.
    return max(0, (node..<first).count { !isPart.contains($0) && !isOperandOnly($0) } - 1)
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
