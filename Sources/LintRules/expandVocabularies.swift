import SourceText

// `inherits: app-delegates`: a vocabulary stands for each of its names. The engine sees the names only.

extension Rule {
  /// With the names of vocabularies in the place of vocabularies.
  func expanding(_ vocabularies: [String: Vocabulary]) -> Rule {
    var rule = self
    rule.constraint = constraint?.mapSelectors { $0.expanding(vocabularies) }
    return rule
  }
}

extension Exception {
  func expanding(_ vocabularies: [String: Vocabulary]) -> Exception {
    mapSelectors { $0.expanding(vocabularies) }
  }
}

extension Selector {
  func expanding(_ vocabularies: [String: Vocabulary]) -> Selector {
    switch self {
    case .all(let parts): .all(parts.map { $0.expanding(vocabularies) })
    case .any(let parts): .any(parts.map { $0.expanding(vocabularies) })
    case .not(let inner): .not(inner.expanding(vocabularies))
    case .inherits(let pattern):
      vocabularies[pattern.text].map { .any($0.names.map(Selector.inherits)) } ?? self
    case .conformsTo(let pattern):
      vocabularies[pattern.text].map { .any($0.names.map(Selector.conformsTo)) } ?? self
    case .role, .name, .module, .target, .path, .kind, .nature, .imports, .affiliated, .part, .singleton,
      .dataSingleton,
      .outside:
      self
    }
  }
}

private typealias Change = (Selector) -> Selector

extension Constraint {
  fileprivate func mapSelectors(_ change: Change) -> Constraint {
    switch self {
    case .forbid(let clauses): .forbid(clauses.map { $0.mapSelectors(change) })
    case .only(let clauses): .only(clauses.map { $0.mapSelectors(change) })
    case .owned(let clauses): .owned(clauses.map { $0.mapSelectors(change) })
    case .contract(let clauses):
      .contract(
        clauses.map { clause in
          ContractClause(
            from: change(clause.from), to: change(clause.to), relation: clause.relation,
            unless: clause.unless.map { $0.mapSelectors(change) })
        })
    case .layers(let layers):
      .layers(
        Layers(
          order: layers.order.map { $0.map(change) }, isExhaustive: layers.isExhaustive, by: layers.by,
          unless: layers.unless.map { $0.mapSelectors(change) }))
    case .apart(let apart):
      .apart(
        Apart(
          unit: apart.unit, from: change(apart.from), through: apart.through.map(change), by: apart.by,
          unless: apart.unless.map { $0.mapSelectors(change) }))
    case .acyclic(let acyclic):
      .acyclic(
        Acyclic(
          unit: acyclic.unit, except: acyclic.except.map(change), by: acyclic.by,
          unless: acyclic.unless.map { $0.mapSelectors(change) }))
    case .shape(let shape): .shape(shape.mapSelectors(change))
    case .complete(let complete):
      .complete(
        Complete(
          parts: complete.parts, unless: complete.unless.map { $0.mapSelectors(change) },
          insteadOf: complete.insteadOf))
    }
  }
}

extension UseTarget {
  fileprivate func mapSelectors(_ change: Change) -> UseTarget {
    var target = self
    target.types = types.map(change)
    return target
  }
}

extension Exception {
  fileprivate func mapSelectors(_ change: Change) -> Exception {
    var exception = self
    exception.from = from.map(change)
    exception.to = to?.mapSelectors(change)
    return exception
  }
}

extension UseClause {
  fileprivate func mapSelectors(_ change: Change) -> UseClause {
    var clause = self
    clause.from = change(from)
    clause.to = to.mapSelectors(change)
    clause.casting = casting.map(change)
    clause.unless = unless.map { $0.mapSelectors(change) }
    return clause
  }
}

extension OwnedClause {
  fileprivate func mapSelectors(_ change: Change) -> OwnedClause {
    switch self {
    case .references(var references):
      references.from = change(references.from)
      references.to = references.to.mapSelectors(change)
      references.unless = references.unless.map { $0.mapSelectors(change) }
      return .references(references)
    case .needsOneStrong(let what, let unless):
      return .needsOneStrong(what: change(what), unless: unless.map { $0.mapSelectors(change) })
    }
  }
}

extension Shape {
  fileprivate func mapSelectors(_ change: Change) -> Shape {
    var shape = self
    shape.what = change(what)
    shape.unless = unless.map { $0.mapSelectors(change) }
    return shape
  }
}
