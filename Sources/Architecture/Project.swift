import LintRules
import Modules
import Parallel
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// All that is known of a code base after linking: types, roles with their evidence, modules, and which type uses
/// which. Immutable.
public struct Project: Sendable {
  let surfaces: LinkedSurfaces
  /// By type (`TypeKey.index`), also of those without a role.
  public let roles: [RoleAssignment]
  /// What `moduleOfType` indexes; none is empty.
  public let modules: [Module]
  /// For each type its module, or -1.
  public let moduleOfType: [Int32]
  /// For each type why it belongs there.
  let moduleReasons: [ModuleReason?]
  /// For each type the type whose code it counts as: itself, the type around it that has a role, or, for a mixin, one
  /// of its conforming types.
  public private(set) var effective: [TypeKey]
  private(set) var narrowed = NarrowedMixins()
  let previews: PreviewMembers
  /// By file; of each first what declarations mention, then what expressions do.
  public let uses: Pieces<Use>
  /// Uses in code that stands in no type, and of attributes from outside; only where a project's own rules may ask.
  /// They are apart from `uses`: so these rules do not change what is known of types and modules, nor what other rules
  /// report.
  public let freeUses: Pieces<Use>
  /// By file, in the order in which its code is read: nearly that of the text.
  public let sites: Pieces<CallSite>
  /// Where the uses of each file stand in `uses`.
  public let usesOfFile: FileRanges
  /// Like `usesOfFile`, for `sites`.
  public let sitesOfFile: FileRanges
  /// How the objects of uses are reached, see `links(of:)`.
  let links: [ChainLink]
  /// For each file where those of its batch begin in `links`.
  let firstLinks: [UInt32]
  /// The rulebook that questions are asked of: its rules, vocabularies and preset.
  public private(set) var rulebook: Rulebook
  /// Its number among the rulebooks of the run.
  public private(set) var configuration = 0
  /// There is no other rulebook.
  let isAlone: Bool
  let useIndex: UseIndex
  /// Modules with a presenter, an interactor or a router.
  private(set) var isProper: [Bool] = []
  /// See `isWhole(_:)`.
  private(set) var wholeModules: [Bool] = []
  /// Which modules pass the gate.
  public private(set) var isGated: [Bool] = []
  /// For each module the rulebook whose gate it must pass: the one that is in force for most of its types.
  var configurationOfModule: [Int] = []
  /// For each rulebook whether some module passes the gate of its preset.
  var isAnyModuleGatedBy: [Bool] = []
  /// Views that belong to a module (SEMANTICS.md §3).
  public private(set) var affiliated: Set<TypeKey> = []
  /// Those of them that belong to a module that passes the gate.
  var judgedViews: Set<TypeKey> = []
  /// For each type: it is data or a service, and code of a module that passes the gate works with it.
  var isUsedByGated: [Bool] = []
  /// Views that name a presenter, keep one or ask one.
  private(set) var workWithPresenter: Set<TypeKey> = []
  /// For each type whether it is a screen.
  var screens: [Bool] = []
  private(set) var families: Families!
  /// See `findUsesOfBuilders()`.
  private(set) var usesOfBuilders = GroupedIndex()
  private(set) var sharedLogic: SharedLogic!
  private(set) var dataless: DatalessServices!
  private(set) var computingMembers: ComputingMembers!
  private(set) var interfaceOfTypes: InterfaceOfTypes!
  /// Folders of no feature: parts of one role only lie there. See `findFoldersOfNoFeature()`.
  private(set) var layerFolders: Set<Int32> = []
  /// Folders of no feature: several modules lie there with all their parts.
  private(set) var crowdedFolders: Set<Int32> = []
  /// For each type whether it is a singleton.
  private(set) var singletons: [Bool] = []
  /// Singletons that are services or use one, and facades.
  var dataSingletons: Set<TypeKey> = []
  /// Those of them that are no singletons: their static members use data.
  var facades: Set<TypeKey> = []
  /// The members of these in whose code that happens.
  var dataMembers: Set<DeclarationRef> = []
  /// What became of the member accesses in role code; for each rulebook.
  public let accesses: [AccessCount]
  /// For the next analysis; nil if none was announced.
  public let kept: KeptBodies?

  /// Which type inherits from which, with the types and names behind that.
  public var hierarchy: Hierarchy { surfaces.hierarchy }
  /// For each protocol its conforming components that are not exempt, through however many steps.
  public var conformers: [[TypeKey]] { surfaces.conformers }
  var effectiveConfigurations: EffectiveConfigurations { surfaces.effectiveConfigurations }
  /// Files of tests and generated ones.
  public var exemptFiles: [Bool] { surfaces.exemptFiles }
  /// For each file the types that it declares or extends, in the order of its declarations.
  public var typesByFile: [[TypeKey]] { surfaces.overview.typesByFile }
  /// For each rulebook the targets of the project that are user interface, with the chain of targets that makes them
  /// so.
  public var ownUITargets: [[String: [String]]] { surfaces.overview.ownUITargets }
  var interfaces: [InterfaceNames] { surfaces.overview.interfaces }

  /// A project with one rulebook.
  public init(
    files: [SourceFile], rulebook: Rulebook, folder: String = "", jobs: Int = 1, targets: [TargetFolder] = []
  ) {
    self.init(files: files, rulebooks: [rulebook], folder: folder, jobs: jobs, targets: targets)
  }

  /// Links surfaces, finds roles, resolves bodies, finds modules.
  ///
  /// - Parameters:
  ///   - rulebooks: at least one; each file says by number which of them is in force for it.
  ///   - lexicon: what was made of these rulebooks before; where it was not, or of others, one is made.
  ///   - folder: what the folder that holds them all is called; stands in for a feature's where parts at its top have
  ///     bare names.
  ///   - targets: what manifests say that are not among the files.
  ///   - readsBodies: without them there are no uses, and modules are known by names and folders alone.
  ///   - keepsBodies: another analysis will follow after an edit.
  ///   - edit: all that has changed since the analysis before.
  ///   - whenDone: told the name of each phase when it is over: `link`, `bodies`, `modules`.
  public init(
    files: [SourceFile], rulebooks: [Rulebook], lexicon: Lexicon? = nil, folder: String = "", jobs: Int = 1,
    targets: [TargetFolder] = [], readsBodies: Bool = true, keepsBodies: Bool = false, edit: BodyEdit? = nil,
    whenDone: (String) -> Void = { _ in }
  ) {
    let previous = edit?.kept(for: rulebooks)
    let fitting =
      previous?.lexicon ?? lexicon.flatMap { $0.speaks(for: rulebooks) ? $0 : nil } ?? Lexicon(rulebooks)
    let surfaces =
      edit.flatMap { previous?.surfaces(after: $0, of: files) }
      ?? LinkedSurfaces(
        files, rulebooks, fitting, names: previous?.interner, folder: folder, targets: targets, jobs: jobs)
    whenDone("link")
    let interesting = readsBodies ? surfaces.filesToRead(jobs: jobs) : []
    let known = previous.flatMap { edit?.batches(of: interesting, surfaces, in: $0) } ?? []
    let found = surfaces.bodies.read(interesting, besides: known, jobs: jobs)
    kept = keepsBodies ? KeptBodies(surfaces, fitting, interesting, found, after: previous) : nil
    whenDone("bodies")
    let (hierarchy, effectiveConfigurations, table) = (
      surfaces.hierarchy, surfaces.effectiveConfigurations, surfaces.table
    )
    self.surfaces = surfaces
    rulebook = rulebooks[0]
    isAlone = rulebooks.count == 1
    let uses = Pieces(found.map(\.uses.uses))
    self.uses = uses
    freeUses = Pieces(found.map(\.uses.free))
    let sites = Pieces(found.map(\.uses.sites))
    self.sites = sites
    let (foundModules, indexed) = both(jobs: jobs) {
      ModuleFinder.find(
        hierarchy: hierarchy, effectiveConfigurations: effectiveConfigurations, roles: surfaces.roles,
        conformers: surfaces.conformers,
        uses: uses, hasUnread: surfaces.unread(besides: interesting))
    } _: {
      (
        previews: PreviewMembers(hierarchy),
        index: UseIndex(uses, table),
        links: Project.links(found, files: files.count),
        usesOfFile: FileRanges(uses.lazy.map(\.file), files: files.count),
        sitesOfFile: FileRanges(sites.lazy.map(\.file), files: files.count)
      )
    }
    (modules, moduleOfType, moduleReasons) = foundModules
    useIndex = indexed.index
    (links, firstLinks) = indexed.links
    (usesOfFile, sitesOfFile) = (indexed.usesOfFile, indexed.sitesOfFile)
    previews = indexed.previews
    accesses = found.reduce(into: rulebooks.map { _ in AccessCount() }) { sums, batch in
      for number in sums.indices { sums[number].add(batch.accesses[number]) }
    }
    roles = RootFinder.settle(
      roles: surfaces.roles, hierarchy: hierarchy, moduleOfType: moduleOfType, modules: modules, uses: uses,
      sites: sites)
    effective = Project.effectiveTypes(table, roles, surfaces.conformers)
    openGates()
    settleMixins()
    findStandings(jobs: jobs)
    whenDone("modules")
  }

  /// Finds out which modules the rules look at.
  private mutating func openGates() {
    for use in uses where role(use.object) == .presenter && role(use.subject) == .view {
      workWithPresenter.insert(use.subject)
    }
    singletons = findSingletons()
    (layerFolders, crowdedFolders) = findFoldersOfNoFeature()
    screens = table.types.indices.map { findsScreen(TypeKey(type: $0)) }
    isProper = modules.map { module in
      module.types.contains { role($0).map(Role.behaviour.contains) ?? false }
    }
    wholeModules = findWholeModules()
    configurationOfModule = modules.map { Project.configuration(of: $0, table, effectiveConfigurations) }
    isGated = modules.indices.map { passesGate($0) }
    isAnyModuleGatedBy = effectiveConfigurations.rulebooks.map { rulebook in
      modules.indices.contains {
        isGated[$0] && effectiveConfigurations.rulebooks[configurationOfModule[$0]].preset == rulebook.preset
      }
    }
  }

  /// The code of a mixin counts as code of a conforming type whose module passes the gate, if there is one. The order
  /// of the conforming types does not matter for that.
  private mutating func settleMixins() {
    func choose(_ takers: [TypeKey]) -> TypeKey? {
      takers.first { moduleOfType[$0.index] >= 0 && isGated[Int(moduleOfType[$0.index])] } ?? takers.first
    }
    for index in table.types.indices where conformers[index].count > 1 {
      effective[index] = Project.effectiveType(of: index, table, roles, conformers, choose: choose)
    }
    narrowed = NarrowedMixins(hierarchy, roles, conformers, choose: choose)
  }

  /// Finds how types are related: which give access to data, and which belong together.
  private mutating func findStandings(jobs: Int) {
    let project = self
    let (data, ties) = both(jobs: jobs) {
      var project = project
      project.findDataSingletons()
      let dataless = DatalessServices(project)
      return (project.dataSingletons, project.facades, project.dataMembers, dataless, ComputingMembers(project))
    } _: {
      var project = project
      (project.affiliated, project.judgedViews) = project.findAffiliated()
      return (
        project.affiliated, project.judgedViews, project.findUsedByGated(), Families(project), SharedLogic(project),
        project.findUsesOfBuilders(), InterfaceOfTypes(project)
      )
    }
    (dataSingletons, facades, dataMembers, dataless, computingMembers) = data
    (affiliated, judgedViews, isUsedByGated, families, sharedLogic, usesOfBuilders, interfaceOfTypes) = ties
  }

  // MARK: Rulebooks

  /// The number of the first rulebook that says the same as the one that questions are asked of.
  public var kindOfRulebook: Int { effectiveConfigurations.alike.kinds[configuration] }

  /// How many rulebooks are in force for files of the project.
  public var configurationCount: Int { accesses.count }

  /// This project, where questions are asked of another of its rulebooks.
  public func under(_ configuration: Int) -> Project {
    var project = self
    project.configuration = configuration
    project.rulebook = effectiveConfigurations.rulebooks[configuration]
    return project
  }

  /// Whether the rulebook that questions are asked of is in force for a file.
  public func isInForce(in file: UInt32) -> Bool {
    isAlone || effectiveConfigurations.number(of: file) == configuration
  }

  /// The rulebook in force for a file.
  public func rulebook(of file: UInt32) -> Rulebook { effectiveConfigurations[file].rulebook }

  /// Some module passes the gate of the preset of the rulebook that questions are asked of.
  public var isAnyModuleGatedHere: Bool { isAnyModuleGatedBy[configuration] }
}
