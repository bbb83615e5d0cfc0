import SwiftFacts
import SymbolGraph

/// Values that a function keeps in a local.
extension Project {
  /// The local that a value is made into, where it is declared or later.
  func local(holding birth: Use) -> LocalFact? {
    let body = table.files[Int(birth.file)].facts.body
    return locals(keeping: Set(body.expressions(around: birth.node).filter { isCall($0, of: birth) }), in: birth.file)
      .first
  }

  /// The locals that some values of one function are put into: those that are declared with them, then those that they
  /// are assigned to.
  func locals(keeping values: Set<UInt32>, in file: UInt32) -> [LocalFact] {
    guard let first = values.first else { return [] }
    let body = table.files[Int(file)].facts.body
    let assigned = body.expressions(around: first).compactMap { node -> LocalFact? in
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, values.contains(fact.payload) else { return nil }
      return local(namedAt: fact.operand, in: file)
    }
    return (body.locals(around: first).filter { $0.value != .max && values.contains($0.value) } + assigned)
      .filter { $0.kind == .variable }
  }

  /// Whether an expression is the call that makes something.
  func isCall(_ node: UInt32, of birth: Use) -> Bool {
    let expressions = table.files[Int(birth.file)].facts.body.expressions
    var call = expressions[Int(node)]
    // `HelpViewController() as UIViewController`
    if call.kind == .cast, call.operand != .max { call = expressions[Int(call.operand)] }
    guard call.kind == .call, call.operand != .max else { return false }
    return call.operand == birth.node || table.named(byCallee: call.operand, in: birth.file) == birth.node
  }

  /// The local that a name means; nil where it means something else.
  func local(namedAt node: UInt32, in file: UInt32) -> LocalFact? {
    guard node != .max else { return nil }
    let body = table.files[Int(file)].facts.body
    let name = body.expressions[Int(node)]
    guard name.kind == .name else { return nil }
    return body.local(called: name.payload, at: node)
  }

  /// What is called for the values of the locals that some expressions name: `DetailView` of `let detail =
  /// DetailView()`.
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
  public func mentions(of local: LocalFact, in file: UInt32) -> [UInt32] {
    let body = table.files[Int(file)].facts.body
    return body.expressions(seeing: local).filter {
      let node = body.expressions[Int($0)]
      return node.kind == .name && node.payload == local.name
    }
  }
}

extension BodyFacts {
  /// The local that a name means where an expression stands.
  func local(called name: NameID, at node: UInt32) -> LocalFact? {
    local(called: name, at: node, from: innermostScope(around: node)) { range, isMeant in range.last(where: isMeant) }
      .map { locals[Int($0)] }
  }

  /// The number of the local that a name means at a node in a scope, or in one around it; nil where it means something
  /// else.
  ///
  /// - Parameter lastOf: the last of some locals that is meant, of those that have the name.
  @inline(__always)
  func local(
    called name: NameID, at node: UInt32, from scope: UInt32,
    lastOf: (_ range: Range<UInt32>, _ isMeant: (UInt32) -> Bool) -> UInt32?
  ) -> UInt32? {
    var scope = scope
    // In the `else` of a guard what the guard binds is not seen. (Of guards inside each other's `else` the inner one.)
    var hidden: Range<UInt32> = 0..<0
    while scope != .max {
      let fact = scopes[Int(scope)]
      let found = lastOf(fact.firstLocal..<max(fact.firstLocal, fact.endLocal)) { index in
        let candidate = locals[Int(index)]
        return candidate.scope == scope && candidate.name == name && candidate.visibleFrom <= node
          && !hidden.contains(index)
      }
      if let found { return found }
      if fact.hiddenLocals > 0 { hidden = fact.firstLocal - UInt32(fact.hiddenLocals)..<fact.firstLocal }
      scope = fact.parent
    }
    return nil
  }

  /// The expressions in which a local is visible.
  func expressions(seeing local: LocalFact) -> Range<UInt32> {
    let scope = scopes[Int(local.scope)]
    return max(local.visibleFrom, scope.firstExpression)..<max(local.visibleFrom, scope.endExpression)
  }

  /// The function, or the value of a property, that an expression stands in.
  public func outermostScope(around node: UInt32) -> ScopeFact? {
    scopes(around: node).reduce(nil) { _, scope in scope }
  }

  /// The locals of the function, or of the property's value, that an expression stands in.
  func locals(around node: UInt32) -> ArraySlice<LocalFact> {
    guard let scope = outermostScope(around: node) else { return locals[...] }
    return locals[Int(scope.firstLocal)..<Int(max(scope.firstLocal, scope.endLocal))]
  }

  /// The expressions of the function, or of the property's value, that an expression stands in.
  func expressions(around node: UInt32) -> Range<UInt32> {
    outermostScope(around: node).map { $0.firstExpression..<$0.endExpression } ?? 0..<UInt32(expressions.count)
  }
}
