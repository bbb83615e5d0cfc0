import Architecture
import LintRules
import Parallel
import SymbolGraph

/// Which types of a project the selectors of its rules choose, each worked out once.
struct Selections: Sendable {
  /// For each selector, for each type.
  private let chosen: [Selector: [Bool]]

  init(_ relations: Relations, jobs: Int) {
    let rules = relations.project.rulebook.rules.filter { $0.severity != .off }
    let selectors = Array(Set(rules.flatMap { $0.rule.constraint?.selectors ?? [] }))
    // Most selectors begin with a role.
    let ofRole = Dictionary(grouping: relations.project.roles.indices) { relations.project.roles[$0].role }
    let types = parallelMap(selectors, jobs: jobs) { chosenTypes(by: $0, in: relations, ofRole) }
    chosen = Dictionary(uniqueKeysWithValues: zip(selectors, types))
  }

  /// For each type whether a selector chooses it.
  func choices(of selector: Selector, in relations: Relations) -> [Bool] {
    chosen[selector] ?? chosenTypes(by: selector, in: relations, [:])
  }
}

/// - Parameter ofRole: the types of each role; empty: not known.
private func chosenTypes(by selector: Selector, in relations: Relations, _ ofRole: [Role?: [Int]]) -> [Bool] {
  let types = relations.project.table.types.indices
  var isChosen = [Bool](repeating: false, count: types.count)
  let found =
    if !ofRole.isEmpty, case .all(let parts) = selector, case .role(let role)? = parts.first {
      choose(.all(Array(parts.dropFirst())), among: ofRole[role] ?? [], of: relations)
    } else {
      choose(selector, among: Array(types), of: relations)
    }
  for index in found { isChosen[index] = true }
  return isChosen
}

/// Those of some types that a selector chooses, in their order. Part by part, so that what one part leaves out no other
/// is asked about.
private func choose(_ selector: Selector, among types: [Int], of relations: Relations) -> [Int] {
  switch selector {
  case .all(let parts): return parts.reduce(types) { choose($1, among: $0, of: relations) }
  case .any(let parts):
    var isChosen = [Bool](repeating: false, count: relations.project.table.types.count)
    for part in parts {
      for index in choose(part, among: types.filter { !isChosen[$0] }, of: relations) { isChosen[index] = true }
    }
    return types.filter { isChosen[$0] }
  case .not(let inner):
    var isLeft = [Bool](repeating: true, count: relations.project.table.types.count)
    for index in choose(inner, among: types, of: relations) { isLeft[index] = false }
    return types.filter { isLeft[$0] }
  case .role(let role): return types.filter { relations.project.role(TypeKey(type: $0)) == role }
  default: return types.filter { relations.matches(selector, TypeKey(type: $0)) }
  }
}

extension Constraint {
  /// Those that are asked about all types.
  fileprivate var selectors: [Selector] {
    switch self {
    case .forbid(let clauses): clauses.flatMap { [$0.from] + ($0.to.types.map { [$0] } ?? []) }
    case .only(let clauses): clauses.flatMap { [.not($0.from)] + ($0.to.types.map { [$0] } ?? []) }
    case .owned(let clauses):
      clauses.map { clause in
        switch clause {
        case .references(let references): references.from
        case .needsOneStrong(let what, _): what
        }
      }
    case .contract(let clauses): clauses.map(\.from)
    case .layers(let layers): layers.order.map { .any($0) }
    case .apart(let apart): [apart.from, .any(apart.through)]
    case .acyclic(let acyclic): [.any(acyclic.except)]
    case .shape(let shape): [shape.what]
    case .complete: []
    }
  }
}
