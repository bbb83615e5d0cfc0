import SourceText

extension FileFacts {
  /// Whether a changed file says what it said, only that some of it stands elsewhere: the change lies in a comment, in
  /// a literal or between words.
  ///
  /// Where that is so, everything that follows from the facts of the file follows still, at places that have moved
  /// alike.
  ///
  /// - Parameters:
  ///   - old: what was read before.
  ///   - change: what was changed since.
  public func says(_ old: FileFacts, movedBy change: TextChange) -> Bool {
    guard names == old.names, problems.count == old.problems.count,
      body.expressions.count == old.body.expressions.count,
      surface.declarations.count == old.surface.declarations.count, surface.types.count == old.surface.types.count
    else { return false }
    var mover = FactsMover(change: change)
    var moved = old
    mover.move(&moved.surface)
    mover.move(&moved.body)
    for index in moved.problems.indices { mover.move(&moved.problems[index].range) }
    moved.lineStarts = lineStarts
    (moved.byteCount, moved.contentHash) = (byteCount, contentHash)
    return !mover.hasFailed && moved == self
  }
}

/// Moves every offset of facts.
struct FactsMover {
  let change: TextChange
  /// Something begins or ends in what was exchanged.
  var hasFailed = false

  mutating func move(_ offset: inout UInt32) {
    if let new = change.moved(offset) { offset = new } else { hasFailed = true }
  }

  mutating func move(_ range: inout ByteRange) {
    if let new = change.moved(range) { range = new } else { hasFailed = true }
  }

  mutating func move(_ surface: inout SurfaceFacts) {
    for index in surface.imports.indices {
      move(&surface.imports[index].offset)
      // A branch ends where the next word begins: `#else`.
      move(&surface.imports[index].branch.start)
      move(&surface.imports[index].branch.end)
    }
    for index in surface.declarations.indices {
      move(&surface.declarations[index].nameOffset)
      move(&surface.declarations[index].range)
    }
    for index in surface.parameters.indices { move(&surface.parameters[index].offset) }
    for index in surface.genericParameters.indices { move(&surface.genericParameters[index].offset) }
    for index in surface.attributes.indices { move(&surface.attributes[index].offset) }
    for index in surface.types.indices { move(&surface.types[index].offset) }
    for index in surface.directives.indices {
      move(&surface.directives[index].subject)
      move(&surface.directives[index].reason)
      move(&surface.directives[index].range)
      move(&surface.directives[index].covers)
    }
  }

  mutating func move(_ body: inout BodyFacts) {
    for index in body.expressions.indices { move(&body.expressions[index].offset) }
    for index in body.scopes.indices { move(&body.scopes[index].range) }
    for index in body.locals.indices { move(&body.locals[index].offset) }
  }
}
