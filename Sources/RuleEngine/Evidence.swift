import Architecture
import LintRules
import Parallel
import References
import SourceText
import SymbolGraph

/// What all judges of a project share: to which type each use and call site belongs, and which types rules check.
/// Immutable; a class, for it is large and passed to every judge.
final class Evidence: Sendable {
  let relations: Relations
  let project: Project
  /// Those of the project: they are asked for one by one, millions of times.
  private let uses: Pieces<Use>
  private let freeUses: Pieces<Use>
  let gated: Bool
  let sites: SiteMatcher
  /// For each use (see `use(_:)`) the type whose code it is.
  let subjects: [TypeKey]
  /// The same for each call site; nil where no rule may speak of it.
  let callers: [TypeKey?]
  /// For each type whether the gate lets rules look at it.
  let judged: [Bool]
  /// For each type whether it is of tests, previews or generated.
  let exempt: [Bool]
  /// For each type whether rules look at it that ask the gate.
  let looked: [Bool]
  /// Which types the selectors of the rules at work choose.
  let selections: Selections
  /// What the rules at work cut the project into.
  let slices: [PathPattern: Slices]
  let routers: RouterKeepers
  let kits: PresentersKits
  /// What the lists of names have that rules mind.
  let listed: [WordSet: ListedNames]
  /// For each type of the project what it holds strongly.
  let references: StrongReferences
  /// For each use, side by side: most of them are passed over by these alone.
  let ways: [Way]
  let objects: [TypeKey]
  /// For each type whether a property, a parameter or a result is declared to be of it.
  private let isDeclaredSo: [Bool]
  /// For each type the number of its module, or -1.
  let modules: [Int32]
  /// The uses that a rule may speak of at all, by file, as numbers for `use(_:)`: there are hundreds of thousands of
  /// uses, and each rule goes through them.
  let active: [Int32]

  /// - Parameter looksEverywhere: also at what the gate keeps from all rules.
  init(_ relations: Relations, gated: Bool, selections: Selections, jobs: Int, looksEverywhere: Bool = false) {
    let project = relations.project
    (self.relations, self.project) = (relations, project)
    let (uses, freeUses) = (project.uses, project.freeUses)
    (self.uses, self.freeUses) = (uses, freeUses)
    self.gated = gated
    let (sites, rest) = both(jobs: jobs) {
      SiteMatcher(relations, jobs: jobs)
    } _: {
      (
        owners: Evidence.owners(project),
        judged: project.table.types.indices.map { relations.isJudged(TypeKey(type: $0)) },
        references: StrongReferences(project), routers: RouterKeepers(project), kits: PresentersKits(project)
      )
    }
    let owners = rest.owners
    (self.sites, judged, references, routers, kits) = (sites, rest.judged, rest.references, rest.routers, rest.kits)
    let exempt = project.roles.map(\.isExempt)
    (self.exempt, looked) = (exempt, zip(rest.judged, exempt).map { $0 && !$1 })
    modules = project.table.types.indices.map { Int32(project.module(TypeKey(type: $0)) ?? -1) }
    callers = project.sites.map { project.subject(of: $0.subject ?? .nobody, at: $0.declaration, in: $0.file) }
    self.selections = selections
    listed = ListedNames.ofAllRules(project.rulebook, project.table.interner)
    slices = project.rulebook.rules.reduce(into: [:]) { slices, rule in
      guard rule.severity != .off, let pattern = rule.rule.constraint?.slices else { return }
      slices[pattern] = slices[pattern] ?? Slices(pattern, project)
    }
    let count = uses.count + freeUses.count
    var ways: [Way] = []
    var objects: [TypeKey] = []
    var isDeclaredSo = [Bool](repeating: false, count: project.table.types.count)
    ways.reserveCapacity(count)
    objects.reserveCapacity(count)
    for uses in [uses, freeUses] {
      for use in uses {
        ways.append(use.way)
        objects.append(use.object)
        if use.way == .stores || use.way == .signature, !use.object.isExternal { isDeclaredSo[use.object.index] = true }
      }
    }
    // What is declared to be of a composition is of each of its contracts.
    for index in isDeclaredSo.indices where isDeclaredSo[index] && project.table.types[index].kind == .typealias {
      let parts = project.hierarchy.resolver.parts(ofComposition: TypeKey(type: index))
      for part in parts where !part.isExternal { isDeclaredSo[part.index] = true }
    }
    (self.ways, self.objects, self.isDeclaredSo) = (ways, objects, isDeclaredSo)
    // A project's own rules are not gated, and every view is judged against some interactors.
    let looksEverywhere = looksEverywhere || !gated || project.rulebook.hasOwnRules
    let active = owners.indices.compactMap { index -> Int32? in
      guard let owner = owners[index].wrappedValue else { return nil }
      let isOfInterest =
        looksEverywhere || !owner.isExternal && rest.judged[owner.index] || project.role(owner) == .view
      return isOfInterest ? Int32(index) : nil
    }
    subjects = owners.map { $0.wrappedValue ?? .nobody }
    self.active = Evidence.byFile(active, uses, freeUses)
  }

  /// For each use whose code it is; nil where no rule may speak of it.
  private static func owners(_ project: Project) -> [PackedKey] {
    var owners: [PackedKey] = []
    owners.reserveCapacity(project.uses.count + project.freeUses.count)
    for use in project.uses {
      var effective = project.subject(of: use.subject, at: use.declaration, in: use.file)
      // What a mixin implements is its conformers' code; what it demands is its own.
      if effective != use.subject, effective != nil,
        project.table.isRequirement(DeclarationRef(file: use.file, declaration: use.declaration))
      {
        effective = nil
      }
      owners.append(PackedKey(wrappedValue: effective))
    }
    for use in project.freeUses {
      let owner = project.subject(of: use.subject, at: use.declaration, in: use.file)
      owners.append(PackedKey(wrappedValue: owner))
    }
    return owners
  }

  /// Those that only a project's own rules may ask about beside the others of their file.
  private static func byFile(_ active: [Int32], _ uses: Pieces<Use>, _ freeUses: Pieces<Use>) -> [Int32] {
    if freeUses.isEmpty { return active }
    let files = active.map { use(Int($0), uses, freeUses).file }
    return active.indices.sorted { (files[$0], active[$0]) < (files[$1], active[$1]) }.map { active[$0] }
  }

  private static func use(_ number: Int, _ uses: Pieces<Use>, _ freeUses: Pieces<Use>) -> Use {
    number < uses.count ? uses[number] : freeUses[number - uses.count]
  }

  /// Whether a property, a parameter or a result of the project's code is declared to be of a type.
  func isDeclaredType(_ key: TypeKey) -> Bool { !key.isExternal && isDeclaredSo[key.index] }

  /// A use that is a matter of a project's own rules alone.
  func isFree(_ number: Int) -> Bool { number >= uses.count }

  /// The uses in code of types, then those that only a project's own rules may ask about.
  func use(_ number: Int) -> Use { Evidence.use(number, uses, freeUses) }

  /// All files of the project.
  var files: Range<UInt32> { 0..<UInt32(project.table.files.count) }

  /// The files in as many batches, or fewer, with about as much to judge in each.
  func batches(_ count: Int) -> [Range<UInt32>] {
    var bounds = (1..<max(1, count)).map { active.isEmpty ? 0 : file(of: active[$0 * active.count / count]) }
    bounds.append(files.upperBound)
    var start: UInt32 = 0
    return bounds.compactMap { end in
      defer { start = max(start, end) }
      return start < end ? start..<end : nil
    }
  }

  /// The uses in some files that a rule may speak of at all, by file, as numbers for `use(_:)`.
  func active(in files: Range<UInt32>) -> ArraySlice<Int32> {
    active[
      active.partitionPoint {
        file(of: $0) >= files.lowerBound
      }..<active.partitionPoint {
        file(of: $0) >= files.upperBound
      }]
  }

  private func file(of use: Int32) -> UInt32 { self.use(Int(use)).file }
}

extension Project {
  /// Whose code something is, for the rules of the rulebook at work. Code in no type, and in an extension of a type
  /// from outside, is a project's own rules' to speak of. Nil where no rule may.
  fileprivate func subject(of written: TypeKey, at declaration: UInt32, in file: UInt32) -> TypeKey? {
    guard isInForce(in: file) else { return nil }
    if written.isExternal {
      let isJudged = rulebook.hasOwnRules && !exemptFiles[Int(file)] && !isInPreview(declaration, file)
      return isJudged ? written : nil
    }
    return makesPreview(declaration, file) ? nil : codeOwner(of: written, at: declaration, in: file)
  }
}
