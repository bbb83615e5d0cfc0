import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// Which modules pass their preset's gate, and which types belong to them (SEMANTICS.md §3).
extension Project {
  @inline(never)
  func passesGate(_ module: Int) -> Bool { hasPartsOfPattern(module) && patternShown(by: module) == nil }

  /// The preset that a module follows although it has the parts of the one in force: RIBs beside VIPER. Role rules do
  /// not apply to it then. Nil for all others, and for modules for which another rulebook is in force.
  public func otherPattern(of module: Int) -> String? {
    configurationOfModule[module] == configuration && hasPartsOfPattern(module) ? patternShown(by: module) : nil
  }

  private func patternShown(by module: Int) -> String? {
    let gate = effectiveConfigurations.rulebooks[configurationOfModule[module]].gate
    return gate.exclusions.first { other in modules[module].types.contains { matches(other.types, $0) } }?.preset
  }

  private func hasPartsOfPattern(_ module: Int) -> Bool {
    let name = modules[module].name.lowercased()
    let gate = effectiveConfigurations.rulebooks[configurationOfModule[module]].gate
    // `TooltipPresenter` beside `protocol TooltipRouter`, which nothing implements, presents no screen.
    let hasView = modules[module].types.contains { role($0) == .view }
    return gate.requirements.allSatisfy { requirement in
      modules[module].types.contains {
        matches(requirement, $0) && !isViewsDoing($0) && (hasView || isImplemented($0))
          && (bearsName(name, $0) || isSpeltLike($0))
      }
    }
  }

  /// A part that joined a module under another name does not make a VIPER module of it.
  /// - Parameter wanted: the name in lower case.
  func bearsName(_ wanted: String, _ key: TypeKey) -> Bool {
    if table.entity(key).parent != nil { return true }
    if simpleName(key).lowercased().containsBytes(of: wanted) { return true }
    return effectiveConfigurations[table.entity(key).at.file].forms.stem(of: simpleName(key)).isEmpty
  }

  /// `OrderRouter` in module `Orders`: one letter sets it apart.
  private func isSpeltLike(_ key: TypeKey) -> Bool { moduleReasons[key.index] == .spelling }

  /// A component, or a contract that some component of the project implements.
  private func isImplemented(_ key: TypeKey) -> Bool { nature(key) != .contract || !conformers[key.index].isEmpty }

  /// `DragInteractorDelegate`, to which only views conform: they observe what moves, and no type presents anything.
  func isViewsDoing(_ key: TypeKey) -> Bool {
    guard nature(key) == .contract, role(key) != .view, simpleName(key).hasSuffix("Delegate"),
      !conformers[key.index].isEmpty
    else { return false }
    return conformers[key.index].allSatisfy { role($0) == .view }
  }

  /// Views that belong to a module, and those of them whose module passes the gate.
  @inline(never)
  func findAffiliated() -> (all: Set<TypeKey>, judged: Set<TypeKey>) {
    var all: Set<TypeKey> = []
    var judged: Set<TypeKey> = []
    var stored: [TypeKey: [TypeKey]] = [:]
    for index in stores { stored[uses[index].subject, default: []].append(uses[index].object) }
    for key in table.types.indices.map({ TypeKey(type: $0) }) where role(key) == .view {
      // Loops, for closures would copy the whole project.
      var parts = [key]
      for ancestor in hierarchy.ancestry(of: key).dropFirst()
      where nature(ancestor) == .contract && role(ancestor) == .view {
        parts.append(ancestor)
      }
      // What a superclass keeps is kept, also where this one says of which type it is.
      for ancestor in hierarchy.ancestry(of: key, arguments: []) where !ancestor.key.isExternal {
        for kept in stored[ancestor.key] ?? [] where role(kept) == .presenter { parts.append(kept) }
        for kept in keptArguments(of: ancestor) where role(kept) == .presenter { parts.append(kept) }
      }
      var (isAffiliated, isJudged) = (false, false)
      for part in parts {
        guard let module = module(part), isProper[module] else { continue }
        isAffiliated = true
        if isGated[module] { isJudged = true }
      }
      guard isAffiliated else { continue }
      for ancestor in hierarchy.ancestry(of: key) where ancestor == key || role(ancestor) == .view {
        all.insert(ancestor)
        if isJudged { judged.insert(ancestor) }
      }
    }
    return (all, judged)
  }

  /// The types that a generic class keeps in properties of its parameters' types.
  func keptArguments(of ancestor: Hierarchy.Ancestor) -> [TypeKey] {
    guard !ancestor.arguments.isEmpty, nature(ancestor.key) == .component else { return [] }
    let at = table.entity(ancestor.key).at
    let surface = table.facts(of: at.file).surface
    let names = surface.genericParameters(of: table.declaration(at)).map(\.name)
    var kept: [TypeKey] = []
    for (_, fact) in surface.members(of: at.declaration)
    where fact.kind == .variable && fact.type != .max
      && fact.modifiers.isDisjoint(with: [.computed, .static])
    {
      let nodes = surface.types[Int(fact.type)..<Int(surface.types[Int(fact.type)].end)]
      // A stored function does not store what it takes and returns.
      if nodes.contains(where: { $0.kind == .function }) { continue }
      for (index, name) in names.enumerated() where index < ancestor.arguments.count {
        if nodes.contains(where: { $0.kind == .named && $0.name == name }) { kept += ancestor.arguments[index].keys }
      }
    }
    return kept
  }

  /// Whether role rules look at a type at all: its module passes the gate (or, for a view, one that it belongs to
  /// does).
  public func isJudged(_ key: TypeKey) -> Bool {
    guard let role = role(key) else { return false }
    if let module = module(key), isGated[module] { return true }
    if role == .view { return judgedViews.contains(key) }
    // One component may serve several modules: it implements their contracts.
    let servesGated = hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      nature(ancestor) == .contract && self.role(ancestor) == role
        && (module(ancestor).map { isGated[$0] } ?? false)
    }
    if servesGated { return true }
    // Data and services without a module belong to those that work with them; routers, presenters and interactors of
    // others do not.
    let isAwake = isAnyModuleGatedBy[effectiveConfigurations.number(of: table.entity(key).at.file)]
    return isAwake && module(key) == nil && Project.isShared(role) && isUsedByGated[key.index]
  }

  private static func isShared(_ role: Role?) -> Bool {
    switch role {
    case .entity, .service, .viewModel: true
    default: false
    }
  }

  /// Data and services that a module which passes the gate works with: directly, through other data or services, or
  /// through contracts that they implement.
  @inline(never)
  func findUsedByGated() -> [Bool] {
    var found = [Bool](repeating: false, count: table.types.count)
    // What those without a module use.
    var open: [TypeKey: [TypeKey]] = [:]
    var fresh: [TypeKey] = []
    func find(_ key: TypeKey) {
      guard !found[key.index] else { return }
      found[key.index] = true
      fresh.append(key)
    }
    for use in uses where !use.object.isExternal && !use.subject.isExternal && !found[use.object.index] {
      let role = role(use.object)
      guard Project.isShared(role) else { continue }
      let subject = effective[use.subject.index]
      if module(subject).map({ isGated[$0] }) ?? false || judgedViews.contains(subject) {
        find(use.object)
      } else if module(subject) == nil, self.role(subject) == role {
        open[subject, default: []].append(use.object)
      }
    }
    while let key = fresh.popLast() {
      for used in open[key] ?? [] { find(used) }
      guard role(key) != .entity else { continue }
      if nature(key) == .contract {
        for conformer in conformers[key.index] where Project.isShared(role(conformer)) { find(conformer) }
      } else {
        for ancestor in hierarchy.ancestry(of: key).dropFirst()
        where nature(ancestor) == .component && Project.isShared(role(ancestor)) {
          find(ancestor)
        }
      }
    }
    return found
  }

  /// Some module passes the gate of the rulebook in force for it, whichever that is; see `isAnyModuleGatedHere`.
  public var isAnyModuleGated: Bool { isGated.contains(true) }
}
