import LintRules
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// Finds the role of every type, stratum by stratum (SEMANTICS.md §2); a later stratum never changes an earlier one.
package struct RoleFinder {
  let effectiveConfigurations: EffectiveConfigurations
  let hierarchy: Hierarchy
  private let scan: CodeScan
  private let questions: CodeQuestions
  var assignments: [RoleAssignment]

  let typeNames: TypeNames
  var componentsByStem: [String: [Int]] = [:]
  let ancestries: [ArraySlice<TypeKey>]
  /// A typealias is a contract only where it composes or renames contracts.
  private let composing: Set<Int>
  /// For each protocol the components that conform to it, directly or not.
  var conformers: [[TypeKey]]
  /// Calls that go to a screen or leave one, by their names; those that leave without a label (`dismiss()`) are too
  /// common to say so.
  let moves: [NameID: [VocabularyEntry]]
  /// Properties by setting which one goes to a screen.
  let navigationSets: Set<NameID>
  /// `@main`, `@UIApplicationMain`.
  let entryMarks: Set<NameID>
  /// For each rulebook the names from outside that fetch or keep data.
  let dataOutside: [NameSet]
  /// SwiftData's `@Model`.
  let storedMarks: Set<NameID>
  /// Presenters by name that have no partner: no role is guessed for them either.
  var lonePresenters: Set<Int> = []
  /// Types whose suffix or supertype names a role that they cannot play: no other role is guessed for them.
  var notWhatTheirNameSays: Set<Int> = []

  var table: SymbolTable { hierarchy.table }
  var names: [String] { typeNames.names }
  var stems: [String] { typeNames.stems }

  init(effectiveConfigurations: EffectiveConfigurations, hierarchy: Hierarchy, signs: RoleSigns) {
    self.effectiveConfigurations = effectiveConfigurations
    self.hierarchy = hierarchy
    typeNames = signs.names
    scan = signs.scan
    let table = hierarchy.table
    let count = table.types.count
    assignments = [RoleAssignment](repeating: RoleAssignment(), count: count)
    ancestries = (0..<count).map { hierarchy.ancestry(of: TypeKey(type: $0)).dropFirst() }
    composing = Set((0..<count).filter { RoleFinder.composesContracts($0, hierarchy) })
    conformers = [[TypeKey]](repeating: [], count: count)
    entryMarks = table.entryMarks
    dataOutside = effectiveConfigurations.alike.kinds.map {
      effectiveConfigurations.nameIDs(listedIn: [Vocabulary.dataAccess], of: $0, table)
    }
    storedMarks = Set(["Model", "SwiftData.Model"].compactMap { table.interner.find($0) })
    var (moves, sets): ([NameID: [VocabularyEntry]], Set<NameID>) = ([:], [])
    for entry in effectiveConfigurations.rulebooks.flatMap({ $0.entries(of: Vocabulary.screenNavigation) }) {
      switch entry.form {
      case .call(let call):
        if let nameID = table.interner.find(call.base.text) { moves[nameID, default: []].append(entry) }
      case .sets(let property): if let nameID = table.interner.find(property.text) { sets.insert(nameID) }
      default: break
      }
    }
    for entry in effectiveConfigurations.rulebooks.flatMap({ $0.entries(of: Vocabulary.dismissal) }) {
      guard case .call(let call) = entry.form, call.labels?.contains(where: { $0 != "_" }) == true,
        let nameID = table.interner.find(call.base.text)
      else { continue }
      moves[nameID, default: []].append(entry)
    }
    (self.moves, navigationSets) = (moves, sets)
    questions = CodeQuestions(moves: Set(moves.keys))
    for index in table.types.indices where isComponent(index) {
      componentsByStem[typeNames.stems[index], default: []].append(index)
    }
  }

  /// The roles of all types, and what was asked of their code.
  @inline(never)
  package static func find(
    effectiveConfigurations: EffectiveConfigurations, hierarchy: Hierarchy, signs: RoleSigns, drawn: DrawnInterfaces
  ) -> (roles: [RoleAssignment], questions: CodeQuestions) {
    var finder = RoleFinder(effectiveConfigurations: effectiveConfigurations, hierarchy: hierarchy, signs: signs)
    finder.markExempt(signs.exemptFiles)
    finder.collectConformers()
    finder.byWordOfTheAuthor()
    finder.bySupertypes()
    finder.screensOfStoryboards(drawn)
    finder.contractsByBases()
    finder.bySuffix(conditional: false)
    // A type that makes a coordinator makes a part, and may itself be a coordinator.
    while finder.bySuffix(conditional: true) {}
    finder.objectsOfStoryboards(drawn)
    finder.byMisspeltSuffix()
    finder.dropLonePresenters()
    finder.contractsByConformers()
    finder.contractsByName()
    finder.useCasesOfPresenters()
    finder.compositions()
    finder.componentsByContracts()
    finder.contractsByConformers(afterNames: true)
    finder.viewsThatRoute()
    finder.byPlace()
    finder.byHandedData()
    return (finder.assignments, finder.questions)
  }

  /// The code of a type.
  ///
  /// - Parameters:
  ///   - reading: all that the caller looks at there.
  ///   - names: only calls of these.
  func code(of key: TypeKey, reading: CodeReading, names: Set<NameID> = []) -> ScannedCode {
    questions.note(key, reading, names)
    return scan.code(of: key)
  }

  // MARK: Facts about one type

  /// The rulebook of the file that declares a type, and how it reads names.
  subscript(configurationOf index: Int) -> EffectiveConfiguration {
    effectiveConfigurations[table.types[index].at.file]
  }

  func isContract(_ index: Int) -> Bool { table.types[index].kind.nature == .contract }

  func isComponent(_ index: Int) -> Bool { table.types[index].kind.nature == .component }

  func isComposition(_ index: Int) -> Bool { composing.contains(index) }

  private static func composesContracts(_ index: Int, _ hierarchy: Hierarchy) -> Bool {
    guard hierarchy.table.types[index].kind == .typealias else { return false }
    let parts = hierarchy.resolver.aliased(TypeKey(type: index)).keys
    let at = hierarchy.table.types[index].at
    let surface = hierarchy.table.facts(of: at.file).surface
    let type = surface.declarations[Int(at.declaration)].type
    // `LoginInteractorInput & AnyObject` has one part that says anything.
    let isWritten = type != .max && surface.types[Int(type)].kind == .composition
    return parts.count > (isWritten ? 0 : 1)
      && parts.allSatisfy { !$0.isExternal && hierarchy.table.entity($0).kind.nature == .contract }
  }

  @inline(never)
  mutating func give(
    _ index: Int, _ role: Role, _ stratum: Int, _ reason: RoleEvidence.Reason, at: DeclarationRef? = nil
  ) {
    let evidence = RoleEvidence(stratum: stratum, role: role, reason: reason, at: at ?? table.types[index].at)
    if let known = assignments[index].role {
      if known == role {
        assignments[index].evidence.append(evidence)
      } else {
        assignments[index].rivals.append(evidence)
      }
    } else if assignments[index].isAmbiguous {
      assignments[index].rivals.append(evidence)
    } else {
      assignments[index].role = role
      assignments[index].evidence = [evidence]
    }
  }

  /// Gives the role that all candidates name; several roles are a tie.
  @inline(never)
  mutating func settle(
    _ index: Int, _ candidates: [(role: Role, reason: RoleEvidence.Reason, at: DeclarationRef?)], _ stratum: Int
  ) {
    guard let first = candidates.first else { return }
    if assignments[index].role == nil, !assignments[index].isAmbiguous,
      candidates.contains(where: { $0.role != first.role })
    {
      assignments[index].isAmbiguous = true
    }
    for (role, reason, at) in candidates { give(index, role, stratum, reason, at: at) }
  }

  /// Types inside a function serve that function, whatever they are called.
  func isOpen(_ index: Int) -> Bool {
    assignments[index].role == nil && !table.types[index].isLocal && !assignments[index].isAmbiguous
      && !assignments[index].isExempt
  }

  @inline(never)
  func mayPlay(_ index: Int, _ role: Role) -> Bool {
    let type = table.types[index]
    if type.kind == .enum {
      // Whatever its name.
      if Role.parts.contains(role) { return false }
      // An enum with cases is a value, and builds nothing; only one that builds is a component at all.
      if role == .service || role == .builder && hasCases(index) { return false }
    }
    if role == .service, hasStaticConstantsOnly(index) || isContractOfValues(index) { return false }
    // What is kept in a database keeps nothing itself.
    if role == .service, type.kind == .class, table.has(storedMarks, type.at) { return false }
    if type.kind == .protocol {
      if self[configurationOf: index].forms.isMixin(names[index]) { return false }
      // If only enums conform to it (`protocol BaseRouter { var path: String { get } }`), it is not the contract of a
      // part.
      let carriers = conformers[index]
      if Role.parts.contains(role), !carriers.isEmpty, carriers.allSatisfy({ table.entity($0).kind == .enum }) {
        return false
      }
    }
    guard let definition = self[configurationOf: index].roles.first(where: { $0.role == role }) else { return true }
    // A class of the project's own is not the type from outside that has the same name.
    return !ancestries[index].contains { ancestor in
      guard ancestor.isExternal || table.types[ancestor.index].kind == .protocol else { return false }
      let name = ancestor.isExternal ? table.interner[ancestor.nameID] : names[ancestor.index]
      return definition.never.contains { $0.matches(name) }
        || definition.neverData.contains { $0.matches(name) } && onlyHoldsData(index)
    }
  }

  /// `struct API { static let base = "…" }`
  private func hasStaticConstantsOnly(_ index: Int) -> Bool {
    guard isComponent(index), ancestries[index].isEmpty else { return false }
    var hasAny = false
    for part in table.parts(of: TypeKey(type: index)) {
      for (_, fact) in table.members(in: part) where !fact.kind.isNominal && fact.kind != .typealias {
        // `private init() {}`: the type has no objects.
        if fact.kind == .initializer, fact.modifiers.contains(.private), fact.parameterCount == 0 { continue }
        guard fact.kind == .variable, fact.modifiers.belongToType, fact.modifiers.contains(.let) else { return false }
        hasAny = true
      }
    }
    return hasAny
  }

  /// `protocol CellDataProvider { var title: String { get } }`, to which only what holds values conforms.
  private func isContractOfValues(_ index: Int) -> Bool {
    guard table.types[index].kind == .protocol, !conformers[index].isEmpty else { return false }
    return conformers[index].allSatisfy { conformer in
      table.parts(of: conformer).allSatisfy { part in table.members(in: part).allSatisfy { $0.fact.kind != .function } }
    }
  }

  /// A value, or a class that does nothing but code itself.
  func onlyHoldsData(_ index: Int) -> Bool {
    guard table.types[index].kind.isObject else { return true }
    return table.parts(of: TypeKey(type: index)).allSatisfy { part in
      table.members(in: part).allSatisfy { _, fact in
        fact.kind != .function || table.interner[table.nameID(fact.name, in: part.file)] == "encode"
      }
    }
  }

  func hasCases(_ index: Int) -> Bool {
    table.members(in: table.types[index].at).contains { $0.fact.kind == .enumCase }
  }

  /// Whether one part of a type declares a variable whose written type names a type that fits.
  func hasVariable(in part: DeclarationRef, ofType fits: (TypeKey) -> Bool) -> Bool {
    table.members(in: part).contains { number, member in
      member.kind == .variable && member.type != .max
        && hierarchy.resolver.value(ofType: member.type, in: part.file, context: number).keys.contains(where: fits)
    }
  }
}
