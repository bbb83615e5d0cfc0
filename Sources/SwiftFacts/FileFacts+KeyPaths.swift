extension FileFacts {
  /// Whether an expression applies a key path to its operand: `presenter[keyPath: \.interactor]`.
  public func isKeyPathApplied(by fact: ExpressionNode) -> Bool {
    guard fact.kind == .subscript, fact.count == 1, fact.payload != .max else { return false }
    let argument = body.arguments[Int(fact.payload)]
    return argument.value != .max && body.expressions[Int(argument.value)].kind == .keyPath
      && names[argument.label] == "keyPath"
  }
}
