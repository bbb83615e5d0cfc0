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
  let links: [ChainLink]
  /// The rulebook that questions are asked of: its rules, vocabularies and preset.
  public private(set) var rulebook: Rulebook
  /// Its number among the rulebooks of the run.
  public private(set) var governor = 0
  let governance: Governance
  /// There is no other rulebook.
  let isAlone: Bool
  /// For each member the uses in its code, as indices into `uses`.
  private(set) var usesByMember: [DeclarationRef: [Int]] = [:]
  /// Modules with a presenter, an interactor or a router.
  private(set) var isProper: [Bool] = []
  /// Which modules pass the gate.
  public private(set) var isGated: [Bool] = []
  /// For each module the rulebook whose gate it must pass: the one that governs most of its types.
  var governorOfModule: [Int] = []
  /// For each rulebook whether some module passes the gate of its preset.
  var isAnyModuleGatedBy: [Bool] = []
  /// Views that belong to a module (SEMANTICS.md §3).
  public private(set) var affiliated: Set<TypeKey> = []
  /// Those of them that belong to a module that passes the gate.
  var judgedViews: Set<TypeKey> = []
  /// For each type: code of a module that passes the gate uses it.
  var isUsedByGated: [Bool] = []
  /// For each file the types that it declares or extends, in the order of its declarations.
  public let typesByFile: [[TypeKey]]
  /// Stored references, as indices into `uses`.
  public private(set) var stores: [Int] = []
  /// By the type that is used: stored references and constructions, as indices into `uses`.
  private(set) var storesByObject: [TypeKey: [Int]] = [:]
  private(set) var makesByObject: [TypeKey: [Int]] = [:]
  /// For each type whether it is a screen.
  var screens: [Bool] = []
  let targetFolders: TargetFolders
  /// For each rulebook the targets of the project that are user interface, with the chain of targets that makes them so.
  let ownUITargets: [[String: [String]]]
  let interfaces: [InterfaceNames]
  /// Files of tests and generated ones.
  public let exemptFiles: [Bool]
  let readBody: @Sendable (UInt32) -> FileUses
  /// Alerts, and screens that the system brings along; for each rulebook.
  let systemScreens: [SymbolSet]
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
  ///   - readsBodies: without them there are no uses, and modules are known by names and folders alone.
  public init(
    files: [SourceFile], rulebooks: [Rulebook], jobs: Int = 1, targets: [TargetFolder] = [], readsBodies: Bool = true
  ) {

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
    let interesting =
      readsBodies
      ? Project.filesToResolve(table, roles, siteWords, governance, singletons).filter { !exemptFiles[Int($0)] } : []
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
    (affiliated, judgedViews) = findAffiliated()
    isUsedByGated = findUsedByGated()
    // Whoever takes up what a view tells its presenter is such a presenter; other outputs are for strangers, too.
    families = Families(self) { [governance] contract in
      let name = table.symbols[table.entity(contract).name]
      return governance[table.entity(contract).at.file].forms.isWeakContract(name) && !name.contains("ViewOutput")
    }
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
}
