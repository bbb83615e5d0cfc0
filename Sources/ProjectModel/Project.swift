import LintRules
import Parallel
import SourceText
import SwiftFacts

/// What is known of a code base once all its files are linked: types, roles with their evidence, modules, and who uses
/// whom. Immutable.
public struct Project: Sendable {
  public let hierarchy: Hierarchy
  public let roles: [RoleAssignment]
  public let modules: [Module]
  /// For each type its module, or -1.
  public let moduleOfType: [Int32]
  /// For each type the type whose code it counts as: itself, or the one around it that has a role.
  public let effective: [TypeKey]
  /// For each protocol its conforming components that are not exempt, through however many steps.
  public let conformers: [[TypeKey]]
  /// By file, then by place.
  public let uses: [Use]
  /// By file, then by place.
  public let sites: [CallSite]
  /// How the objects of uses are reached, see `links(of:)`.
  private let links: [ChainLink]
  /// The rulebook that questions are asked of: its rules, vocabularies and preset.
  public private(set) var rulebook: Rulebook
  /// Its number among the rulebooks of the run.
  public private(set) var governor = 0
  let governance: Governance
  /// There is no other rulebook.
  private let isAlone: Bool
  /// For each member the uses in its code, as indices into `uses`.
  private(set) var usesByMember: [DeclarationRef: [Int]] = [:]
  /// Modules with a presenter, an interactor or a router.
  private(set) var isProper: [Bool] = []
  /// Which modules pass the gate.
  public private(set) var isGated: [Bool] = []
  /// For each module the rulebook whose gate it must pass: the one that governs most of its types.
  private var governorOfModule: [Int] = []
  /// For each rulebook whether some module passes the gate of its preset.
  private var isAnyModuleGatedBy: [Bool] = []
  /// Views that belong to a module (SEMANTICS.md §3).
  public private(set) var affiliated: Set<TypeKey> = []
  /// For each type: code of a module that passes the gate uses it.
  private var isUsedByGated: [Bool] = []
  /// Those of them that belong to a module that passes the gate.
  private var judgedViews: Set<TypeKey> = []
  /// For each file the types that it declares or extends, in the order of its declarations.
  public let typesByFile: [[TypeKey]]
  /// By the type that is used: stored references and constructions, as indices into `uses`.
  /// Stored references, as indices into `uses`.
  public private(set) var stores: [Int] = []
  private(set) var storesByObject: [TypeKey: [Int]] = [:]
  private(set) var makesByObject: [TypeKey: [Int]] = [:]
  /// For each type whether it is a screen.
  private var screens: [Bool] = []
  let targetFolders: TargetFolders
  /// Targets of the project that are user interface, with the chain of targets that makes them so.
  /// For each rulebook.
  let ownUITargets: [[String: [String]]]
  let interfaces: [InterfaceNames]
  /// Files of tests and generated ones.
  public let exemptFiles: [Bool]
  private let readBody: @Sendable (UInt32) -> FileUses
  /// Alerts, and screens that the system brings along; for each rulebook.
  private let systemScreens: [SymbolSet]
  private(set) var families: Families!
  /// Singletons that are services or use one.
  private(set) var dataSingletons: Set<TypeKey> = []
  /// The members of these in whose code that happens.
  private(set) var dataMembers: Set<DeclarationRef> = []
  /// What became of the member accesses in role code; for each rulebook.
  public let accesses: [AccessCount]

  /// How many member accesses could be followed.
  public struct AccessCount: Sendable, Equatable {
    public var resolved = 0
    public var unresolved = 0
    public var ambiguous = 0
  }

  /// A project with one rulebook.
  public init(files: [SourceFile], rulebook: Rulebook, jobs: Int = 1, targets: [TargetFolder] = []) {
    self.init(files: files, rulebooks: [rulebook], jobs: jobs, targets: targets)
  }

  /// Links surfaces, finds roles, resolves bodies, finds modules.
  ///
  /// - Parameters:
  ///   - rulebooks: at least one; each file says by number which of them governs it.
  ///   - targets: what manifests say that are not among the files.
  public init(files: [SourceFile], rulebooks: [Rulebook], jobs: Int = 1, targets: [TargetFolder] = []) {

    var symbols = SymbolTable(expecting: files.count * 24)
    let symbolsOfFile = files.map { symbols.intern($0.facts.names) }
    let known = KnownSymbols(&symbols)
    let language = LanguageMembers(&symbols)
    let external = ExternalKnowledge(rulebooks, &symbols)
    var words = SiteWords(rulebooks, &symbols)
    let table = TypeTable(files: files, symbols: symbols, symbolsOfFile: symbolsOfFile)
    let wrappers = rulebooks.map { Project.symbols(of: [Vocabulary.weakWrappers], in: $0, table) }
    let resolver = TypeResolver(table: table, known: known)
    let hierarchy = Hierarchy(resolver: resolver, external: external.supertypes)
    let governance = Governance(rulebooks, files)
    let scan = CodeScan(table: table)
    let roles = RoleFinder.find(governance: governance, hierarchy: hierarchy, scan: scan)
    words.addWrappers(table, roles)
    words.listOutside(rulebooks, table.symbols)
    let siteWords = words
    let exemptFiles = RoleFinder.exemptFiles(table, governance)
    let singletons = Project.singletons(table)
    let interesting = Project.filesToResolve(table, roles, siteWords, governance, singletons)
      .filter { !exemptFiles[Int($0)] }
    let makeTyper: @Sendable () -> Typer = {
      Typer(hierarchy: hierarchy, externals: external.members, language: language)
    }
    let found = parallelMap(interesting, jobs: jobs, state: makeTyper) { typer, file in
      UseFinder.find(
        file: file, typer: typer, roles: roles, words: siteWords,
        weakWrappers: wrappers[governance.number(of: file)])
    }
    readBody = { file in
      UseFinder.find(
        file: file, typer: makeTyper(), roles: roles, words: siteWords,
        weakWrappers: wrappers[governance.number(of: file)], keepsReferences: true)
    }
    self.hierarchy = hierarchy
    rulebook = rulebooks[0]
    self.governance = governance
    isAlone = rulebooks.count == 1
    (uses, links) = Project.gather(found)
    sites = found.flatMap(\.sites)
    typesByFile = files.indices.map { file in
      var seen: Set<TypeKey> = []
      return files[file].facts.surface.declarations.indices.compactMap { index -> TypeKey? in
        guard let key = table.key(of: DeclarationRef(file: UInt32(file), declaration: UInt32(index))),
          !key.isExternal, seen.insert(key).inserted
        else { return nil }
        return key
      }
    }
    self.exemptFiles = exemptFiles
    interfaces = rulebooks.map { InterfaceNames($0, table) }
    systemScreens = rulebooks.map { Project.symbols(of: [Vocabulary.alerts, Vocabulary.systemSheets], in: $0, table) }
    let folders = TargetFolders(table, others: targets)
    targetFolders = folders
    ownUITargets = rulebooks.map { Project.findOwnUITargets(table, $0) { Project.target(of: $0, table, folders) } }
    accesses = Project.accesses(interesting, found, governance)
    let (modules, ofType) = ModuleFinder.find(
      hierarchy: hierarchy, governance: governance, roles: roles, uses: uses)
    self.modules = modules
    moduleOfType = ofType
    self.roles = RootFinder.settle(
      roles: roles, hierarchy: hierarchy, moduleOfType: ofType, modules: modules, uses: uses, sites: sites)
    conformers = Project.conformers(hierarchy, self.roles)
    effective = Project.effectiveTypes(table, self.roles, conformers)
    screens = table.types.indices.map { findsScreen(TypeKey(type: $0)) }
    for index in uses.indices {
      if uses[index].way == .stores { stores.append(index) }
      if uses[index].way == .stores { storesByObject[uses[index].object, default: []].append(index) }
      if uses[index].way == .makes { makesByObject[uses[index].object, default: []].append(index) }
    }
    for index in uses.indices where uses[index].way == .makes {
      let use = uses[index]
      if let member = member(around: use.declaration, in: use.file) { usesByMember[member, default: []].append(index) }
    }
    isProper = modules.map { module in
      module.types.contains { [.presenter, .interactor, .router].contains(role($0)) }
    }
    governorOfModule = modules.map { Project.governor(of: $0, table, governance) }
    isGated = modules.indices.map { passesGate($0) }
    isAnyModuleGatedBy = rulebooks.map { rulebook in
      modules.indices.contains { isGated[$0] && rulebooks[governorOfModule[$0]].preset == rulebook.preset }
    }
    (dataSingletons, dataMembers) = findDataSingletons(among: singletons)
    findAffiliated()
    isUsedByGated = findUsedByGated()
    // Whoever takes up what a view tells its presenter is such a presenter; other outputs are for strangers, too.
    families = Families(self) { [governance] contract in
      let name = table.symbols[table.entity(contract).name]
      return governance[table.entity(contract).at.file].forms.isWeakContract(name) && !name.contains("ViewOutput")
    }
  }

  /// The plain names of some vocabularies, as symbols.
  private static func symbols(of vocabularies: [String], in rulebook: Rulebook, _ table: TypeTable) -> SymbolSet {
    let names = vocabularies.flatMap { rulebook.vocabularies[$0]?.names ?? [] }
    return SymbolSet(
      names.compactMap { $0.isLiteral ? table.symbols.find($0.text) : nil } + symbols(matching: names, table))
  }

  private static func accesses(_ files: [UInt32], _ found: [FileUses], _ governance: Governance) -> [AccessCount] {
    var counts = governance.rulebooks.map { _ in AccessCount() }
    for (file, uses) in zip(files, found) {
      let number = governance.number(of: file)
      counts[number].resolved += uses.resolved
      counts[number].unresolved += uses.unresolved
      counts[number].ambiguous += uses.ambiguous
    }
    return counts
  }

  /// The rulebook that governs most types of a module, of equals the first.
  private static func governor(of module: Module, _ table: TypeTable, _ governance: Governance) -> Int {
    if governance.rulebooks.count == 1 { return 0 }
    var counts: [Int: Int] = [:]
    for key in module.types { counts[governance.number(of: table.entity(key).at.file), default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  @inline(never)
  private static func symbols(matching patterns: [NamePattern], _ table: TypeTable) -> [Symbol] {
    let globs = patterns.filter { !$0.isLiteral }
    guard !globs.isEmpty else { return [] }
    return (1..<UInt32(table.symbols.count)).filter { symbol in
      globs.contains { $0.matches(table.symbols.utf8(symbol)) }
    }
  }

  /// Files with code of a role, and files that do something that a vocabulary listens for.
  @inline(never)
  private static func filesToResolve(
    _ table: TypeTable, _ roles: [RoleAssignment], _ words: SiteWords, _ governance: Governance,
    _ singletons: [TypeKey]
  ) -> [UInt32] {
    // A project's own rules may speak of types without a role.
    let wantsAll = governance.rulebooks.map { $0.rules.contains { $0.origin == .custom && $0.severity != .off } }
    var wanted = table.files.map { wantsAll[$0.governor] }
    for (index, type) in table.types.enumerated() where roles[index].role != nil && !roles[index].isExempt {
      wanted[Int(type.at.file)] = true
      for at in type.extensions { wanted[Int(at.file)] = true }
    }
    for (number, file) in table.files.enumerated() where !wanted[number] {
      wanted[number] = file.facts.body.expressions.contains { node in
        guard node.kind == .name || node.kind == .member else { return false }
        let symbol = table.symbol(node.payload, in: UInt32(number))
        return words.calls.contains(symbol) || words.sets.contains(symbol) || words.wrappers.contains(symbol)
      }
    }
    // What a singleton does decides whether it is a service.
    for key in singletons where !roles[key.index].isExempt { wanted[Int(table.entity(key).at.file)] = true }
    return wanted.indices.filter { wanted[$0] }.map(UInt32.init)
  }

  @inline(never)
  private static func conformers(_ hierarchy: Hierarchy, _ roles: [RoleAssignment]) -> [[TypeKey]] {
    let types = hierarchy.table.types
    var found = [[TypeKey]](repeating: [], count: types.count)
    for (index, type) in types.enumerated() where !roles[index].isExempt {
      switch type.kind {
      case .class, .struct, .actor, .enum: break
      default: continue
      }
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && types[ancestor.index].kind == .protocol {
        found[ancestor.index].append(TypeKey(type: index))
      }
    }
    return found
  }

  @inline(never)
  private static func effectiveTypes(
    _ table: TypeTable, _ roles: [RoleAssignment], _ conformers: [[TypeKey]]
  ) -> [TypeKey] {
    table.types.indices.map { index in
      var key = TypeKey(type: index)
      while roles[key.index].role == nil, let parent = table.entity(key).parent, !parent.isExternal { key = parent }
      if roles[key.index].role != nil { return key }
      // A mixin's default implementations are the code of those who take it up, where these are all of one role.
      if let first = conformers[index].first, let role = roles[first.index].role,
        conformers[index].allSatisfy({ roles[$0.index].role == role })
      {
        return first
      }
      return TypeKey(type: index)
    }
  }

  @inline(never)
  private static func gather(_ found: [FileUses]) -> (uses: [Use], links: [ChainLink]) {
    var uses: [Use] = []
    var links: [ChainLink] = []
    uses.reserveCapacity(found.reduce(0) { $0 + $1.uses.count })
    links.reserveCapacity(found.reduce(0) { $0 + $1.links.count })
    for file in found {
      let first = UInt32(links.count)
      for var use in file.uses {
        if !use.links.isEmpty { use.links = use.links.lowerBound + first..<use.links.upperBound + first }
        uses.append(use)
      }
      links += file.links
    }
    return (uses, links)
  }

  // MARK: Rulebooks

  /// How many rulebooks govern files of the project.
  public var governorCount: Int { accesses.count }

  /// The same project, asked of another of its rulebooks.
  public func under(_ governor: Int) -> Project {
    var project = self
    project.governor = governor
    project.rulebook = governance.rulebooks[governor]
    return project
  }

  /// Whether the rulebook that questions are asked of governs a file.
  public func governs(_ file: UInt32) -> Bool { isAlone || governance.number(of: file) == governor }

  /// The rulebook that governs a file.
  public func rulebook(of file: UInt32) -> Rulebook { governance[file].rulebook }

  /// Some module passes the gate of the preset of the rulebook that questions are asked of.
  public var isAnyModuleGatedHere: Bool { isAnyModuleGatedBy[governor] }

  // MARK: Questions

  /// How the object of a use is reached, outermost first: links of a chain before the last one. Empty for direct uses.
  public func links(of use: Use) -> [ChainLink] {
    Array(links[Int(use.links.lowerBound)..<Int(use.links.upperBound)])
  }

  /// Every name of a file with what it was taken for, by place; and the uses of the file, also where no role plays in it.
  public func reading(of file: UInt32) -> FileReading {
    let found = readBody(file)
    return FileReading(
      references: found.references.sorted { ($0.offset, $0.end) < ($1.offset, $1.end) }, uses: found.uses,
      links: found.links, sites: found.sites)
  }

  public var table: TypeTable { hierarchy.table }

  public func role(_ key: TypeKey) -> Role? {
    key.isExternal || roles[key.index].isExempt ? nil : roles[key.index].role
  }

  public func name(_ key: TypeKey) -> String { table.qualifiedName(key) }

  /// The type whose code something counts as: itself, or the one around it that has a role.
  public func effectiveSubject(_ key: TypeKey) -> TypeKey { key.isExternal ? key : effective[key.index] }

  public func module(_ key: TypeKey) -> Int? {
    guard !key.isExternal else { return nil }
    let module = moduleOfType[effective[key.index].index]
    return module < 0 ? nil : Int(module)
  }

  /// A protocol, or a typealias that composes protocols.
  public func nature(_ key: TypeKey) -> Nature? {
    guard !key.isExternal else { return nil }
    switch table.entity(key).kind {
    case .protocol, .typealias: return .contract
    case .class, .struct, .enum, .actor: return .component
    default: return nil
    }
  }

  public func path(_ key: TypeKey) -> String {
    key.isExternal ? "" : table.files[Int(table.entity(key).at.file)].path
  }

  /// Parts of a module: presenters, interactors, routers and screens, their contracts included.
  public func isPart(_ key: TypeKey) -> Bool {
    switch role(key) {
    case .presenter, .interactor, .router: true
    case .view: isScreen(key) && module(key).map { isProper[$0] } ?? false
    default: false
    }
  }

  /// A view controller, a SwiftUI view that belongs to a module by name, or a view contract.
  public func isScreen(_ key: TypeKey) -> Bool {
    guard !key.isExternal else { return table.symbols[key.symbol].hasSuffix("ViewController") }
    return screens.isEmpty ? findsScreen(key) : screens[key.index]
  }

  @inline(never)
  private func findsScreen(_ key: TypeKey) -> Bool {
    if isShownBySystem(key) { return false }
    if nature(key) == .contract { return role(key) == .view }
    for ancestor in hierarchy.ancestry(of: key) where ancestor.isExternal {
      let name = table.symbols[ancestor.symbol]
      if name.hasSuffix("ViewController") || name == "UIHostingController" { return true }
      if name == "View", let module = module(key) {
        // SwiftUI's pieces are views like its screens; the screen bears the name of its module and nothing else.
        let own = modules[module].name
        let stem = table.symbols[table.entity(key).name]
        return [own, own + "View", own + "Screen", own + "ContentView"].contains(stem)
          || table.entity(key).parent != nil && stem == "View"
      }
    }
    return false
  }

  /// An alert, or a screen that the system brings along.
  private func isShownBySystem(_ key: TypeKey) -> Bool {
    let shown = systemScreens[governance.number(of: table.entity(key).at.file)]
    return hierarchy.ancestry(of: key).contains { $0.isExternal && shown.contains($0.symbol) }
  }

  // MARK: Gate and affiliation

  @inline(never)
  private func passesGate(_ module: Int) -> Bool {
    let name = modules[module].name.lowercased()
    let own = modules[module].types.filter { bearsName(name, $0) }
    let gate = governance.rulebooks[governorOfModule[module]].gate
    return gate.requirements.allSatisfy { requirement in own.contains { matches(requirement, $0) } }
  }

  /// A part that joined a module under another name does not make a VIPER module of it.
  /// - Parameter wanted: the name in lower case.
  private func bearsName(_ wanted: String, _ key: TypeKey) -> Bool {
    if table.entity(key).parent != nil { return true }
    if simpleName(key).lowercased().contains(wanted) { return true }
    return governance[table.entity(key).at.file].forms.stem(of: simpleName(key)).isEmpty
  }

  @inline(never)
  private mutating func findAffiliated() {
    var stored: [TypeKey: [TypeKey]] = [:]
    for index in stores { stored[uses[index].subject, default: []].append(uses[index].object) }
    for key in table.types.indices.map({ TypeKey(type: $0) }) where role(key) == .view {
      let contracts = hierarchy.ancestry(of: key).dropFirst()
        .filter { nature($0) == .contract && role($0) == .view }
      let presenters = stored[key, default: []].filter { role($0) == .presenter }
      let modules = Set(([key] + contracts + presenters).compactMap { module($0) }).filter { isProper[$0] }
      guard !modules.isEmpty else { continue }
      let isJudged = modules.contains { isGated[$0] }
      for ancestor in hierarchy.ancestry(of: key) where ancestor == key || role(ancestor) == .view {
        affiliated.insert(ancestor)
        if isJudged { judgedViews.insert(ancestor) }
      }
    }
  }

  /// Whether role rules look at a type at all: its module passes the gate (or, for a view, one that it belongs to does).
  public func isJudged(_ key: TypeKey) -> Bool {
    guard !key.isExternal, !roles[key.index].isExempt, let role = role(key) else { return false }
    if let module = module(key), isGated[module] { return true }
    if role == .view { return judgedViews.contains(key) }
    // One component may serve several modules: it carries out their contracts.
    let servesGated = hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      nature(ancestor) == .contract && self.role(ancestor) == role
        && (module(ancestor).map { isGated[$0] } ?? false)
    }
    if servesGated { return true }
    // Data and services belong to all modules; routers, presenters and interactors of others do not.
    let behaviour: Set<Role> = [.presenter, .interactor, .router, .builder, .app]
    let isAwake = isAnyModuleGatedBy[governance.number(of: table.entity(key).at.file)]
    guard isAwake, module(key) == nil, !behaviour.contains(role) else { return false }
    return role != .entity || isUsedByGated[key.index]
  }

  /// An entity without a module is judged where a module that is judged works with it; through other entities, too.
  @inline(never)
  private func findUsedByGated() -> [Bool] {
    var found = [Bool](repeating: false, count: table.types.count)
    var moved = true
    while moved {
      moved = false
      for use in uses where !use.object.isExternal && !use.subject.isExternal && !found[use.object.index] {
        let subject = effective[use.subject.index]
        let isJudged = module(subject).map { isGated[$0] } ?? (found[subject.index] && role(subject) == .entity)
        if isJudged || judgedViews.contains(subject) {
          found[use.object.index] = true
          moved = true
        }
      }
    }
    return found
  }

  public var isAnyModuleGated: Bool { isGated.contains(true) }
}
