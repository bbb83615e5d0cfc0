import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// The types of a project with their roles and modules, and the uses between them: the stage before the gate.
/// Immutable; a class, for it is large and all that comes later has it in it.
final class GroupedTypes: Sendable {
  let surfaces: LinkedSurfaces
  let graph: UseGraph
  /// See `Project.roles`, and so for the next three.
  let roles: [RoleAssignment]
  let modules: [Module]
  let moduleOfType: [Int32]
  let moduleReasons: [ModuleReason?]
  /// For each type the type whose code it counts as: itself, the type around it that has a role, or, for a mixin, one
  /// of its conforming types.
  let effective: [TypeKey]

  var hierarchy: Hierarchy { surfaces.hierarchy }
  var table: SymbolTable { surfaces.hierarchy.table }
  var conformers: [[TypeKey]] { surfaces.conformers }
  var effectiveConfigurations: EffectiveConfigurations { surfaces.effectiveConfigurations }

  init(_ surfaces: LinkedSurfaces, _ graph: UseGraph, _ found: FoundModules) {
    (self.surfaces, self.graph) = (surfaces, graph)
    (modules, moduleOfType, moduleReasons) = (found.modules, found.ofType, found.reasons)
    roles = RootFinder.settle(
      roles: surfaces.roles, hierarchy: surfaces.hierarchy, moduleOfType: moduleOfType, modules: modules,
      uses: graph.uses, sites: graph.sites)
    effective = GroupedTypes.effectiveTypes(surfaces.table, roles, surfaces.conformers)
  }

  private init(_ types: GroupedTypes, effective: [TypeKey]) {
    (surfaces, graph, roles) = (types.surfaces, types.graph, types.roles)
    (modules, moduleOfType, moduleReasons) = (types.modules, types.moduleOfType, types.moduleReasons)
    self.effective = effective
  }

  /// The same types, where the code of a mixin counts as code of the conforming type that is chosen.
  func settlingMixins(by choose: ([TypeKey]) -> TypeKey?) -> GroupedTypes {
    var effective = effective
    for index in table.types.indices where conformers[index].count > 1 {
      effective[index] = GroupedTypes.effectiveType(of: index, table, roles, conformers, choose: choose)
    }
    return GroupedTypes(self, effective: effective)
  }

  // MARK: Modules

  /// For each module whether it has a presenter, an interactor or a router.
  func properModules() -> [Bool] {
    modules.map { module in module.types.contains { role($0).map(Role.behaviour.contains) ?? false } }
  }

  /// For each module whether it has a presenter, and an interactor or a router.
  func wholeModules() -> [Bool] {
    modules.map { module in
      let roles = Set(module.types.compactMap { role($0) })
      return roles.contains(.presenter) && (roles.contains(.interactor) || roles.contains(.router))
    }
  }

  // MARK: Effective types

  /// For each type the type whose code it counts as, as long as nothing is known of gates.
  @inline(never)
  static func effectiveTypes(
    _ table: SymbolTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]]
  ) -> [TypeKey] {
    table.types.indices.map { effectiveType(of: $0, table, roles, conformers) { $0.first } }
  }

  /// - Parameter choose: picks the conforming type of a mixin that stands for all of them.
  private static func effectiveType(
    of index: Int, _ table: SymbolTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]],
    choose: ([TypeKey]) -> TypeKey?
  ) -> TypeKey {
    let key = table.owner(ofCodeOf: TypeKey(type: index), roles)
    if roles[key.index].role != nil { return key }
    // The default implementations of a mixin are code of its conforming types, where these all have one role.
    if let taker = choose(conformers[index]), let role = roles[taker.index].role,
      conformers[index].allSatisfy({ roles[$0.index].role == role })
    {
      return taker
    }
    return TypeKey(type: index)
  }

  // MARK: One type

  func role(_ key: TypeKey) -> Role? {
    key.isExternal || roles[key.index].isExempt ? nil : roles[key.index].role
  }

  func nature(_ key: TypeKey) -> Nature? { key.isExternal ? nil : table.entity(key).kind.nature }

  func module(_ key: TypeKey) -> Int? {
    guard !key.isExternal else { return nil }
    let module = moduleOfType[effective[key.index].index]
    return module < 0 ? nil : Int(module)
  }

  func name(_ key: TypeKey) -> String { table.qualifiedName(key) }

  func simpleName(_ key: TypeKey) -> String {
    table.interner[key.isExternal ? key.nameID : table.entity(key).name]
  }

  func nameBytes(_ key: TypeKey) -> ArraySlice<UInt8> {
    table.interner.utf8(key.isExternal ? key.nameID : table.entity(key).name)
  }

  func path(_ key: TypeKey) -> String {
    key.isExternal ? "" : table.files[Int(table.entity(key).at.file)].path
  }

  func isCalled(_ key: TypeKey, _ pattern: NamePattern) -> Bool {
    pattern.hasDot ? pattern.matches(name(key)) : pattern.matches(nameBytes(key))
  }

  func conforms(_ key: TypeKey, to pattern: NamePattern) -> Bool {
    hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      isCalled(ancestor, pattern)
        || ancestor.isExternal
          && GroupedTypes.refined[simpleName(ancestor), default: []].contains { pattern.matches($0) }
    }
  }

  /// What protocols of the standard library and of Foundation refine.
  private static let refined: [String: [String]] = [
    "Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
  ]

  /// Whether a file imports one of some targets itself, and not by way of a target of the project.
  func importsItself(anyOf targets: [NamePattern], _ file: UInt32) -> Bool {
    let facts = table.facts(of: file)
    return facts.surface.imports.contains { fact in targets.contains { $0.matches(facts.names[fact.target]) } }
  }

  /// Whether a selector of one thing chooses a type by how it is declared, or by its role or module. False for those
  /// that put others together, and for those that ask for more.
  func agrees(_ key: TypeKey, with selector: Selector) -> Bool {
    switch selector {
    case .role(let role): self.role(key) == role
    case .name(let pattern): isCalled(key, pattern)
    case .module(let pattern): module(key).map { pattern.matches(modules[$0].name) } ?? false
    case .target(let pattern): !key.isExternal && pattern.matches(table.target(of: table.entity(key).at.file))
    case .path(let pattern): !key.isExternal && pattern.covers(path(key))
    case .kind(let kind): !key.isExternal && table.entity(key).kind.inRules == kind
    case .nature(let nature): self.nature(key) == nature
    case .inherits(let pattern): hierarchy.ancestry(of: key).dropFirst().contains { isCalled($0, pattern) }
    case .conformsTo(let pattern): conforms(key, to: pattern)
    case .all, .any, .not, .imports, .affiliated, .part, .singleton, .dataSingleton, .outside: false
    }
  }
}
