import SourceText

extension FileFacts {
  /// Whether a changed file differs in nothing but the code between the braces of one function or accessor: it declares
  /// what it declared. Text that is the same around these braces is read as it was.
  ///
  /// - Parameters:
  ///   - old: what was read before.
  ///   - change: what was changed since.
  ///   - text: what stood there before.
  public func differsInFunction(from old: FileFacts, by change: TextChange, in text: [UInt8]) -> Bool {
    guard let function = old.function(around: change, in: text),
      let own = body.scopes.first(where: { $0.range.start == function.range.start && $0.kind == function.kind }),
      own.parent == .max, own.owner == function.owner, change.moved(function.range.end) == own.range.end,
      surface.declarations.count == old.surface.declarations.count,
      surface.types.count == old.surface.types.count,
      ![(self, own), (old, function)].contains(where: { $0.declares(in: $1.range) })
    else { return false }
    var mover = FactsMover(change: change)
    var moved = old.surface
    mover.move(&moved)
    return !mover.hasFailed && outline(of: moved) == outline(of: surface)
  }

  /// The function or accessor in whose braces all of a change lies.
  private func function(around change: TextChange, in text: [UInt8]) -> ScopeFact? {
    let around = body.scopes.first { scope in
      scope.parent == .max && [.function, .getter, .setter, .observer].contains(scope.kind) && scope.owner != .max
        && scope.range.start < change.start && change.end < scope.range.end
    }
    guard let around else { return nil }
    // Behind the signature comes the brace; what stands between is a word like `throws`.
    let fact = surface.declarations[Int(around.owner)]
    var signature = surface.parameters(of: fact).map(\.type) + [fact.type]
    for requirement in surface.requirements(of: fact) { signature += [requirement.left, requirement.right] }
    let types = signature.filter { $0 != .max }.flatMap { surface.types[Int($0)..<Int(surface.types[Int($0)].end)] }
    let last = max(around.range.start, types.map(\.offset).max() ?? 0)
    guard last < change.start, text[Int(last)..<Int(change.start)].contains(UInt8(ascii: "{")) else { return nil }
    return around
  }

  private func declares(in range: ByteRange) -> Bool {
    surface.declarations.contains { range.contains($0.nameOffset) }
  }
}
