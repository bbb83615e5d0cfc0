import LintRules
import Modules
import Parallel
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// All that is known of a code base after linking: types, roles with their evidence, modules and their gates, and
/// which type uses which. A plain composition of what the stages give. Immutable; a class, for it is large.
public final class Project: Sendable {
  let types: GroupedTypes
  let gates: Gates
  let previews: PreviewMembers
  let narrowed: NarrowedMixins
  let folders: FeaturelessFolders
  /// For each type whether it is a screen.
  let screens: [Bool]
  /// For each type whether it is a singleton.
  let singletons: [Bool]
  /// For each module whether it has a presenter, an interactor or a router.
  let isProper: [Bool]
  /// See `isWhole(_:)`.
  let wholeModules: [Bool]
  /// There is no other rulebook.
  let isAlone: Bool
  /// The rulebook that questions are asked of: its rules, vocabularies and preset.
  public let rulebook: Rulebook
  /// Its number among the rulebooks of the run.
  public let configuration: Int
  /// For the next analysis; nil if none was announced.
  public let kept: KeptBodies?

  var surfaces: LinkedSurfaces { types.surfaces }
  var graph: UseGraph { types.graph }
  /// By type (`TypeKey.index`), also of those without a role.
  public var roles: [RoleAssignment] { types.roles }
  /// What `moduleOfType` indexes; none is empty.
  public var modules: [Module] { types.modules }
  /// For each type its module, or -1.
  public var moduleOfType: [Int32] { types.moduleOfType }
  /// For each type why it belongs there.
  var moduleReasons: [ModuleReason?] { types.moduleReasons }
  /// For each type the type whose code it counts as: itself, the type around it that has a role, or, for a mixin, one
  /// of its conforming types.
  public var effective: [TypeKey] { types.effective }
  /// By file; of each first what declarations mention, then what expressions do.
  public var uses: Pieces<Use> { graph.uses }
  /// Uses in code that stands in no type, and of attributes from outside; only where a project's own rules may ask.
  /// They are apart from `uses`: so these rules do not change what is known of types and modules, nor what other rules
  /// report.
  public var freeUses: Pieces<Use> { graph.free }
  /// By file, in the order in which its code is read: nearly that of the text.
  public var sites: Pieces<CallSite> { graph.sites }
  /// Where the uses of each file stand in `uses`.
  public var usesOfFile: FileRanges { graph.usesOfFile }
  /// Like `usesOfFile`, for `sites`.
  public var sitesOfFile: FileRanges { graph.sitesOfFile }
  /// What became of the member accesses in role code; for each rulebook.
  public var accesses: [AccessCount] { graph.accesses }
  /// Which modules pass the gate.
  public var isGated: [Bool] { gates.areOpen }
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
  public convenience init(
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
  ///   - whenDone: told the name of each phase when it is over: `link`, `bodies`.
  public init(
    files: [SourceFile], rulebooks: [Rulebook], lexicon: Lexicon? = nil, folder: String = "", jobs: Int = 1,
    targets: [TargetFolder] = [], readsBodies: Bool = true, keepsBodies: Bool = false, edit: BodyEdit? = nil,
    whenDone: (String) -> Void = { _ in }
  ) {
    let previous = edit?.kept(for: rulebooks)
    let fitting =
      previous?.lexicon ?? lexicon.flatMap { $0.speaks(for: rulebooks) ? $0 : nil } ?? Lexicon(rulebooks)
    let relinked = edit.flatMap { previous?.surfaces(after: $0, of: files) }
    let surfaces =
      relinked
      ?? LinkedSurfaces(
        files, rulebooks, fitting, names: previous?.interner, folder: folder, targets: targets, jobs: jobs)
    whenDone("link")
    let interesting = readsBodies ? surfaces.filesToRead(jobs: jobs) : []
    let known = previous.flatMap { edit?.batches(of: interesting, surfaces, in: $0) } ?? []
    let found = surfaces.bodies.read(interesting, besides: known, jobs: jobs)
    whenDone("bodies")
    let uses = Pieces(found.map(\.uses.uses))
    let sites = Pieces(found.map(\.uses.sites))
    let unread = surfaces.unread(besides: interesting)
    let (modules, (graph, previews)) = both(jobs: jobs) {
      relinked.flatMap { edit?.modules(by: found, besides: known, $0, unread, in: previous) }
        ?? ModuleFinder.find(
          hierarchy: surfaces.hierarchy, effectiveConfigurations: surfaces.effectiveConfigurations,
          roles: surfaces.roles, conformers: surfaces.conformers, uses: uses, hasUnread: unread)
    } _: {
      (
        UseGraph(found, uses: uses, sites: sites, surfaces.table, rulebooks: rulebooks.count),
        PreviewMembers(surfaces.hierarchy)
      )
    }
    kept = keepsBodies ? KeptBodies(surfaces, fitting, interesting, found, modules, after: previous) : nil
    let grouped = GroupedTypes(surfaces, graph, modules)
    let gates = Gates(grouped)
    // The code of a mixin counts as code of a conforming type whose module passes the gate, if there is one. The order
    // of the conforming types does not matter for that.
    @Sendable func choose(_ takers: [TypeKey]) -> TypeKey? {
      takers.first { gates.admit($0, of: grouped) } ?? takers.first
    }
    types = grouped.settlingMixins(by: choose)
    let rest: (NarrowedMixins, [Bool], FeaturelessFolders)
    (screens, rest) = both(jobs: jobs) {
      grouped.findScreens()
    } _: {
      (
        NarrowedMixins(surfaces.hierarchy, grouped.roles, surfaces.conformers, choose: choose),
        grouped.findSingletons(), FeaturelessFolders(grouped)
      )
    }
    (narrowed, singletons, folders) = rest
    isProper = grouped.properModules()
    wholeModules = grouped.wholeModules()
    (self.gates, self.previews) = (gates, previews)
    (rulebook, configuration) = (rulebooks[0], 0)
    isAlone = rulebooks.count == 1
  }

  // MARK: Rulebooks

  /// The number of the first rulebook that says the same as the one that questions are asked of.
  public var kindOfRulebook: Int { effectiveConfigurations.alike.kinds[configuration] }

  /// How many rulebooks are in force for files of the project.
  public var configurationCount: Int { accesses.count }

  /// This project, where questions are asked of another of its rulebooks.
  public func under(_ configuration: Int) -> Project { Project(self, under: configuration) }

  private init(_ other: Project, under configuration: Int) {
    (types, gates, previews, narrowed, folders) = (
      other.types, other.gates, other.previews, other.narrowed, other.folders
    )
    (screens, singletons) = (other.screens, other.singletons)
    (isProper, wholeModules) = (other.isProper, other.wholeModules)
    (isAlone, kept) = (other.isAlone, other.kept)
    self.configuration = configuration
    rulebook = other.effectiveConfigurations.rulebooks[configuration]
  }

  /// Whether the rulebook that questions are asked of is in force for a file.
  public func isInForce(in file: UInt32) -> Bool {
    isAlone || effectiveConfigurations.number(of: file) == configuration
  }

  /// The rulebook in force for a file.
  public func rulebook(of file: UInt32) -> Rulebook { effectiveConfigurations[file].rulebook }

  /// Some module passes the gate of the preset of the rulebook that questions are asked of.
  public var isAnyModuleGatedHere: Bool { gates.isAnyOpenUnder[configuration] }

  /// Some module passes the gate of the rulebook in force for it, whichever that is; see `isAnyModuleGatedHere`.
  public var isAnyModuleGated: Bool { gates.areOpen.contains(true) }

  /// Whether a module is built on the types of another pattern than that of the rulebook in force for it.
  func isBuiltOnOtherPattern(_ module: Int) -> Bool {
    types.patternShown(by: module, under: gates.configurations[module]) != nil
  }

  /// The preset that a module follows although it has the parts of the one in force: RIBs beside VIPER. Role rules do
  /// not apply to it then. Nil for all others, and for modules for which another rulebook is in force.
  public func otherPattern(of module: Int) -> String? {
    guard gates.configurations[module] == configuration else { return nil }
    guard types.hasPartsOfPattern(module, under: configuration) else { return nil }
    return types.patternShown(by: module, under: configuration)
  }
}
