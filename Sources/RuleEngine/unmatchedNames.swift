import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// The names in a rule that match nothing in the project, each once, in the order of the rule.
///
/// What a rule says of calls, imports and names from outside is not asked: a rule against them is at its best where
/// there are none.
func unmatchedNames(in constraint: Constraint, of relations: Relations) -> [UnmatchedName] {
  var search = UnmatchedNameSearch(relations)
  switch constraint {
  case .forbid(let clauses), .only(let clauses):
    for clause in clauses {
      search.look(clause.from, "from")
      search.look(clause.to.types, "to")
      for (places, key) in [(clause.within, "within"), (clause.notWithin, "not-within")] {
        for contract in places.compactMap(\.implements) where contract.text != "*" {
          search.look(.conformsTo(contract), key)
        }
      }
      // Where there is none, such a rule speaks of no code at all.
      for member in clause.within.compactMap(\.member) { search.look(member: member) }
    }
  case .owned(let clauses):
    for clause in clauses {
      switch clause {
      case .references(let references):
        search.look(references.from, "from")
        search.look(references.to.types, "to")
      case .needsOneStrong(let what, _): search.look(what, "what")
      }
    }
  case .contract(let clauses):
    for clause in clauses {
      search.look(clause.from, "from")
      search.look(clause.to, "to")
    }
  case .layers(let layers): search.look(layers)
  case .apart(let apart):
    search.look(apart.unit)
    search.look(apart.from, "from")
    search.look(anyOf: apart.through, "through")
  case .acyclic(let acyclic):
    search.look(acyclic.unit)
    search.look(anyOf: acyclic.except, "except")
  case .shape(let shape):
    search.look(shape.what, "what")
    search.look(shape.inherits.map { .inherits($0) }, "must")
    search.look(shape.conformsTo.map { .conformsTo($0) }, "must")
  case .complete: break
  }
  return search.found
}

private struct UnmatchedNameSearch {
  private let relations: Relations
  private let project: Project
  private(set) var found: [UnmatchedName] = []
  /// Names of types, the project's own and those from outside that its code mentions.
  private lazy var types = Set(project.table.types.indices.flatMap { names(TypeKey(type: $0)) } + namesFromOutside)
  private lazy var targets = findTargets()
  /// Names of what the types of the project have: functions, properties, `init`, `deinit`…
  private lazy var members = findMembers()

  init(_ relations: Relations) { (self.relations, project) = (relations, relations.project) }

  mutating func look(_ selector: Selector?, _ key: String) {
    guard let selector else { return }
    switch selector {
    case .all(let parts): for part in parts { look(part, key) }
    case .any(let parts): look(anyOf: parts, key)
    case .not(let inner): look(inner, key)
    case .role(let role):
      if !project.roles.contains(where: { $0.role == role }) { say(.role, role.name, key, among: []) }
    case .name(let pattern), .inherits(let pattern), .conformsTo(let pattern):
      if !types.contains(where: pattern.matches) { say(.type, pattern.text, key, among: types) }
    case .module(let pattern):
      let modules = Set(project.modules.map(\.name))
      if !modules.contains(where: pattern.matches) { say(.module, pattern.text, key, among: modules) }
    case .target(let pattern):
      if !targets.contains(where: pattern.matches) { say(.target, pattern.text, key, among: targets) }
    case .path(let pattern):
      if !project.table.files.contains(where: { pattern.covers($0.path) }) { say(.path, pattern.text, key, among: []) }
    case .kind, .nature, .imports, .affiliated, .part, .singleton, .dataSingleton, .outside: break
    }
  }

  mutating func look(member pattern: NamePattern) {
    if !members.contains(where: pattern.matches) { say(.member, pattern.text, "within", among: members) }
  }

  /// Of several roles or bases one that the project has is enough, and bases of a vocabulary need none; every other
  /// name counts.
  mutating func look(anyOf parts: [Selector], _ key: String) {
    var others: [Selector] = []
    var alternatives: [Selector] = []
    for part in parts {
      switch part {
      case .role, .inherits, .conformsTo: alternatives.append(part)
      default: others.append(part)
      }
    }
    let before = found
    for part in alternatives { look(part, key) }
    let isSomeoneThere = found.count - before.count < alternatives.count
    if isSomeoneThere || isVocabulary(alternatives) { found = before }
    for part in others { look(part, key) }
  }

  /// `inherits: persistence-types` stands for all its names; these are not misspelt.
  private func isVocabulary(_ bases: [Selector]) -> Bool {
    let names = bases.compactMap(\.base)
    return !names.isEmpty && project.rulebook.vocabularies.values.contains { $0.names == names }
  }

  mutating func look(_ unit: Unit) {
    guard case .slice(let pattern) = unit else { return }
    if !project.table.files.contains(where: { pattern.slice(of: $0.path) != nil }) {
      say(.path, pattern.text, "of", among: [])
    }
  }

  mutating func look(_ layers: Layers) {
    for (index, selectors) in layers.order.enumerated() {
      let before = found.count
      look(anyOf: selectors, "order")
      if found.count > before { continue }
      let hasType = project.table.types.indices.contains { type in
        selectors.contains { relations.matches($0, TypeKey(type: type)) }
      }
      // A layer of targets needs no type: it is crossed by imports, too.
      if !hasType, !selectors.allSatisfy(\.isOfTargets) { say(.layer, "\(index + 1)", "order", among: []) }
    }
  }

  private mutating func say(_ kind: UnmatchedName.Kind, _ text: String, _ key: String, among names: Set<String>) {
    let suggestion = closestMatch(to: text, among: names.sorted())
    let name = UnmatchedName(kind: kind, text: text, key: key, suggestion: suggestion)
    if !found.contains(where: { $0.kind == kind && $0.text == text }) { found.append(name) }
  }

  private func names(_ key: TypeKey) -> [String] { [project.simpleName(key), project.name(key)] }

  private var namesFromOutside: [String] {
    var symbols: Set<TypeKey> = []
    for uses in [project.uses, project.freeUses] {
      for use in uses {
        if use.object.isExternal { symbols.insert(use.object) }
        if use.subject.isExternal, use.subject != .nobody { symbols.insert(use.subject) }
      }
    }
    for type in project.table.types.indices {
      for key in project.hierarchy.ancestry(of: TypeKey(type: type)) where key.isExternal { symbols.insert(key) }
    }
    return symbols.map { project.simpleName($0) }
  }

  private func findMembers() -> Set<String> {
    // Every type has initialisers, written or not.
    var names: Set<String> = ["init"]
    for file in project.table.files {
      for fact in file.facts.surface.declarations
      where !fact.kind.isNominal && fact.kind != .extension && fact.kind != .initializer {
        names.insert(file.facts.names[fact.name])
      }
    }
    return names
  }

  private func findTargets() -> Set<String> {
    var names: Set<String> = []
    for (number, file) in project.table.files.enumerated() {
      names.insert(project.target(of: UInt32(number)))
      for fact in file.facts.surface.imports { names.insert(file.facts.names[fact.target]) }
    }
    return names
  }
}

extension Selector {
  fileprivate var base: NamePattern? {
    switch self {
    case .inherits(let pattern), .conformsTo(let pattern): pattern
    default: nil
    }
  }
}
