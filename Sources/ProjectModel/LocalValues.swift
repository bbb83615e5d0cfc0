import SwiftFacts

/// Values that a function keeps in a local.
extension Project {
  /// The local that a value is made into, where it is declared or later.
  func local(holding birth: Use) -> LocalFact? {
    let body = table.files[Int(birth.file)].facts.body
    if let local = body.locals.first(where: { local in
      local.value != .max && local.kind == .variable && isCall(local.value, of: birth)
    }) {
      return local
    }
    for node in body.expressions
    where node.kind == .assignment && node.payload != .max && isCall(node.payload, of: birth) {
      if let local = local(namedAt: node.operand, in: birth.file), local.kind == .variable { return local }
    }
    return nil
  }

  /// Whether an expression is the call that makes something.
  func isCall(_ node: UInt32, of birth: Use) -> Bool {
    let expressions = table.files[Int(birth.file)].facts.body.expressions
    var call = expressions[Int(node)]
    // `HelpViewController() as UIViewController`
    if call.kind == .cast, call.operand != .max { call = expressions[Int(call.operand)] }
    guard call.kind == .call, call.operand != .max else { return false }
    if call.operand == birth.node { return true }
    // `LoginPresenter.init()`
    let callee = expressions[Int(call.operand)]
    return callee.kind == .member && callee.operand == birth.node
      && table.symbol(callee.payload, in: birth.file) == hierarchy.resolver.known.`init`
  }

  /// The local that a name means; nil where it means something else.
  func local(namedAt node: UInt32, in file: UInt32) -> LocalFact? {
    guard node != .max else { return nil }
    let body = table.files[Int(file)].facts.body
    let name = body.expressions[Int(node)]
    guard name.kind == .name else { return nil }
    return body.locals.last { local in
      let scope = body.scopes[Int(local.scope)]
      return local.name == name.payload && local.visibleFrom <= node
        && (scope.firstExpression..<scope.endExpression).contains(node)
    }
  }

  /// What is called for the values of the locals that some expressions name: `DetailView` of `let detail = DetailView()`.
  public func callees(ofLocalsNamedIn nodes: Range<UInt32>, in file: UInt32) -> Set<UInt32> {
    let body = table.files[Int(file)].facts.body
    return Set(
      nodes.compactMap { node in
        guard body.expressions[Int(node)].kind == .name, let local = local(namedAt: node, in: file),
          local.value != .max, body.expressions[Int(local.value)].kind == .call
        else { return nil }
        return body.expressions[Int(local.value)].operand
      })
  }

  /// The nodes that name a local.
  func mentions(of local: LocalFact, in file: UInt32) -> [UInt32] {
    let body = table.files[Int(file)].facts.body
    let scope = body.scopes[Int(local.scope)]
    return (max(local.visibleFrom, scope.firstExpression)..<max(local.visibleFrom, scope.endExpression)).filter {
      let node = body.expressions[Int($0)]
      return node.kind == .name && node.payload == local.name
    }
  }
}
