import SourceText

/// Scopes stand in the order of their beginnings, outer ones before inner ones: those of one place are found by
/// halving.
extension BodyFacts {
  /// The scopes that begin in a part of the file.
  public func scopes(in range: ByteRange) -> ArraySlice<ScopeFact> {
    let first = scopes.partitionPoint { $0.range.start >= range.start }
    return scopes[first...].prefix { $0.range.start < range.end }
  }

  /// The innermost scope that an expression stands in, with those around it, from the inside out.
  public func scopes(around node: UInt32) -> some Sequence<ScopeFact> {
    sequence(first: innermostScope(around: node)) { scopes[Int($0)].parent }.prefix { $0 != .max }.lazy
      .map { scopes[Int($0)] }
  }

  /// The number of the innermost scope that an expression stands in; `.max` where there is none.
  public func innermostScope(around node: UInt32) -> UInt32 {
    // One that ended before stands next to the expression, and what is around both is around it.
    var scope = UInt32(truncatingIfNeeded: scopes.partitionPoint { $0.firstExpression > node } - 1)
    while scope != .max, scopes[Int(scope)].endExpression <= node { scope = scopes[Int(scope)].parent }
    return scope
  }
}
