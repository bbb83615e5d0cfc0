/// Which rules speak of the same uses, so that the first of them in the order of precedence is the one that reports.
///
/// Told from what the rules say (roles, ways, vocabularies), not from any code: two rules that may meet are named, also
/// where in this project they never do.
public struct Precedence: Sendable, Equatable {
  /// From 1.
  public var place: Int
  /// How many rules with a constraint the rulebook has.
  public var count: Int
  /// Rules that are switched on and report the same use instead, in order.
  public var before: [String]
  /// Rules that are switched on and report what this one leaves to them where it is off, in order.
  public var after: [String]
}

extension Rulebook {
  /// The place of a rule in the order of precedence; nil for a rule about the run, or one that the rulebook lacks.
  public func precedence(of id: String) -> Precedence? {
    let ordered = rules.filter { $0.rule.constraint != nil }
    guard let own = ordered.firstIndex(where: { $0.rule.id == id }) else { return nil }
    let reach = ordered[own].rule.reach
    func meeting(_ others: ArraySlice<RuleInForce>) -> [String] {
      others.filter { $0.severity != .off && $0.rule.reach.contains { one in reach.contains(where: one.meets) } }
        .map(\.rule.id)
    }
    return Precedence(
      place: own + 1, count: ordered.count, before: meeting(ordered[..<own]), after: meeting(ordered[(own + 1)...]))
  }
}

/// What one clause of a rule may report.
private struct Reach {
  /// Nil: any code.
  var users: Set<Role>?
  /// Nil: any type; empty: no type of the project.
  var used: Set<Role>?
  var ways: WaySet
  var vocabularies: Set<String> = []
  /// It speaks of user interface: of its imports, or of its names where no import is reported.
  var isOfInterface = false

  func meets(_ other: Reach) -> Bool {
    guard users.overlaps(other.users) else { return false }
    if isOfInterface && other.isOfInterface || !vocabularies.isDisjoint(with: other.vocabularies) { return true }
    return used.overlaps(other.used) && !ways.isDisjoint(with: other.ways)
  }
}

extension Set<Role>? {
  fileprivate func overlaps(_ other: Set<Role>?) -> Bool {
    guard let own = self, let other else { return self.map { !$0.isEmpty } ?? other.map { !$0.isEmpty } ?? true }
    return !own.isDisjoint(with: other)
  }
}

extension Rule {
  fileprivate var reach: [Reach] {
    switch constraint {
    case .forbid(let clauses): clauses.map { clause in reach(from: clause.from, to: clause.to, by: clause.by) }
    case .only(let clauses): clauses.map { clause in reach(from: .everything, to: clause.to, by: clause.by) }
    case .contract(let clauses):
      clauses.map { Reach(users: $0.from.roles, used: $0.to.roles, ways: WaySet(.stores)) }
    case .apart(let apart): [Reach(users: apart.from.roles, used: nil, ways: apart.by)]
    case .layers(let layers): [Reach(users: nil, used: nil, ways: layers.by)]
    case .owned, .acyclic, .shape, .complete, nil: []
    }
  }

  private func reach(from: Selector, to: UseTarget, by ways: WaySet) -> Reach {
    var reach = Reach(users: from.roles, used: to.types.map(\.roles) ?? [], ways: ways)
    reach.vocabularies = Set(to.calls.vocabularies + to.names.vocabularies)
    reach.isOfInterface = !to.imports.isEmpty && to.types == nil || exempt.contains(.importReported)
    return reach
  }
}

extension Selector {
  /// The roles among which it chooses; nil where it does not ask for a role.
  fileprivate var roles: Set<Role>? {
    switch self {
    case .role(let role): [role]
    case .part(true): Role.parts
    case .any(let parts):
      parts.isEmpty || parts.contains { $0.roles == nil } ? nil : Set(parts.flatMap { $0.roles ?? [] })
    case .all(let parts):
      parts.compactMap(\.roles).reduce(nil) { $0?.intersection($1) ?? $1 }
    case .outside: []
    case .dataSingleton, .singleton: [.service]
    default: nil
    }
  }
}
