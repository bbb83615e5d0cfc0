import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Which types belong to modules, besides the parts of these (SEMANTICS.md §3): views by what they are, keep and
/// implement, data and services by the code that works with them.
struct Affiliations: Sendable {
  /// Views that belong to a module.
  let views: Set<TypeKey>
  /// Those of them that belong to a module that passes the gate.
  let judgedViews: Set<TypeKey>
  /// For each type: it is data or a service, and code of a module that passes the gate works with it.
  let isUsedByGated: [Bool]

  init(_ project: Project) {
    let (all, judged) = project.findAffiliated()
    (views, judgedViews) = (all, judged)
    isUsedByGated = project.findUsedByGated(judged)
  }
}

extension Project {
  /// Views that belong to a module, and those of them whose module passes the gate.
  @inline(never)
  fileprivate func findAffiliated() -> (all: Set<TypeKey>, judged: Set<TypeKey>) {
    var all: Set<TypeKey> = []
    var judged: Set<TypeKey> = []
    var stored: [TypeKey: [TypeKey]] = [:]
    for index in stores { stored[uses[index].subject, default: []].append(uses[index].object) }
    for key in table.types.indices.map({ TypeKey(type: $0) }) where role(key) == .view {
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

  /// Data and services that a module which passes the gate works with: directly, through other data or services, or
  /// through contracts that they implement.
  @inline(never)
  fileprivate func findUsedByGated(_ judgedViews: Set<TypeKey>) -> [Bool] {
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

  fileprivate static func isShared(_ role: Role?) -> Bool {
    switch role {
    case .entity, .service, .viewModel: true
    default: false
    }
  }
}

extension Relations {
  /// Whether role rules look at a type at all: its module passes the gate (or, for a view, one that it belongs to
  /// does).
  public func isJudged(_ key: TypeKey) -> Bool {
    guard let role = project.role(key) else { return false }
    if let module = project.module(key), project.isGated[module] { return true }
    if role == .view { return affiliations.judgedViews.contains(key) }
    // One component may serve several modules: it implements their contracts.
    let servesGated = project.hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      project.nature(ancestor) == .contract && project.role(ancestor) == role
        && (project.module(ancestor).map { project.isGated[$0] && !isLayerOfBases($0) } ?? false)
    }
    // What is built on another pattern is no part of this one for a contract that it serves besides.
    if servesGated { return !(project.module(key).map { project.isBuiltOnOtherPattern($0) } ?? false) }
    // Data and services without a module belong to those that work with them; routers, presenters and interactors of
    // others do not.
    let isAwake = project.gates.isAnyOpenUnder[
      project.effectiveConfigurations.number(of: project.table.entity(key).at.file)]
    return isAwake && project.module(key) == nil && Project.isShared(role) && affiliations.isUsedByGated[key.index]
  }

  /// `BaseViewController` and `BaseRouter` have their contracts in a module `Base`, which is no feature: classes of
  /// several modules inherit from each of its views.
  private func isLayerOfBases(_ module: Int) -> Bool {
    let views = project.modules[module].types.filter { project.nature($0) == .component && project.role($0) == .view }
    return !views.isEmpty
      && views.allSatisfy { view in
        let modules = Set(project.hierarchy.descendants(of: view).compactMap { project.module($0) })
        return modules.count { $0 != module } >= 2
      }
  }
}
