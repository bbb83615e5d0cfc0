/// Which local a name means, and where it is seen.
extension BodyFacts {
  /// The local that a name means where an expression stands.
  public func local(called name: FileNameID, at node: UInt32) -> LocalFact? {
    local(called: name, at: node, from: innermostScope(around: node)) { range, isMeant in range.last(where: isMeant) }
      .map { locals[Int($0)] }
  }

  /// The number of the local that a name means at a node in a scope, or in one around it; nil where it means something
  /// else.
  ///
  /// - Parameter lastOf: the last of some locals that is meant, of those that have the name.
  @inlinable @inline(__always)
  public func local(
    called name: FileNameID, at node: UInt32, from scope: UInt32,
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

  /// In a function of more expressions than this, the search for what becomes of a value stays near the value. Only
  /// programs write such functions, and one walk through the whole for each value takes the square of its length.
  private static let longest: UInt32 = 8192
  /// How far from the value the search then goes, in expressions.
  private static let farthest: UInt32 = 1024

  private func near(_ node: UInt32, in whole: Range<UInt32>) -> Range<UInt32> {
    guard whole.count > BodyFacts.longest, node < .max - BodyFacts.farthest else { return whole }
    return whole.clamped(to: node - min(node, BodyFacts.farthest)..<node + BodyFacts.farthest)
  }

  /// The expressions in which a local is visible, as far as they are looked at.
  public func expressions(seeing local: LocalFact) -> Range<UInt32> {
    let scope = scopes[Int(local.scope)]
    let start = max(local.visibleFrom, scope.firstExpression)
    return near(start, in: start..<max(start, scope.endExpression))
  }

  /// The function, or the value of a property, that an expression stands in.
  public func outermostScope(around node: UInt32) -> ScopeFact? {
    scopes(around: node).reduce(nil) { _, scope in scope }
  }

  /// The locals of the function, or of the property's value, that an expression stands in, as far as they are looked
  /// at.
  public func locals(around node: UInt32) -> ArraySlice<LocalFact> {
    guard let scope = outermostScope(around: node) else { return locals[...] }
    let all = locals[Int(scope.firstLocal)..<Int(max(scope.firstLocal, scope.endLocal))]
    let whole = scope.firstExpression..<scope.endExpression
    let near = near(node, in: whole)
    if near == whole { return all }
    let first = all.partitionPoint { $0.visibleFrom >= near.lowerBound }
    return all[first..<max(first, all.partitionPoint { $0.visibleFrom > near.upperBound })]
  }

  /// The expressions of the function, or of the property's value, that an expression stands in, as far as they are
  /// looked at.
  public func expressions(around node: UInt32) -> Range<UInt32> {
    let scope = outermostScope(around: node)
    let whole = scope.map { $0.firstExpression..<$0.endExpression } ?? 0..<UInt32(expressions.count)
    return near(node, in: whole)
  }
}
