import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// The state of judging a batch of files: which uses already have their diagnostic, and what each rule had to look at.
///
/// One use gives one diagnostic, and both lie in one file. So batches are judged side by side, without asking each
/// other. A class, for it is large: nothing copies it.
final class Judge {
  let relations: Relations
  let project: Project
  let gated: Bool
  let sites: SiteMatcher
  let references: StrongReferences
  let sitesByPlace = SitesByPlace()
  let argumentNames = ArgumentNames()
  /// See `Evidence`.
  let subjects: [TypeKey]
  let callers: [TypeKey?]
  let ways: [Way]
  let objects: [TypeKey]
  let evidence: Evidence
  let slices: [PathPattern: Slices]
  /// Those that this one judges.
  let files: Range<UInt32>
  /// The uses in these files that a rule may speak of at all, as numbers for `use(_:)`.
  private let all: ArraySlice<Int32>
  /// Those of them that the built-in rules may speak of.
  private let usual: ArraySlice<Int32>
  /// What the rule at work lets pass, in the order in which it is asked.
  private(set) var granted: [Exemption] = []
  var active: ArraySlice<Int32> { rule.seesAllCode ? all : usual }
  /// The rule at work.
  private(set) var number = 0
  private(set) var diagnostics: [Diagnostic] = []
  /// For each use (see `key`) the diagnostic that stands for it, as an index into `diagnostics`.
  private var claims: [UInt64: Int] = [:]
  /// Where those begin that speak of calls which navigate, by file and place.
  private var navigating: Set<UInt64> = []
  /// Imports that have their diagnostic, by file and place.
  private var imports: Set<UInt64> = []
  /// Diagnostics that gave way to a better one of the same use.
  private var outdone: Set<Int> = []
  /// By the declaration of a property (file and declaration), the diagnostic of the rule at work about what it stores.
  private(set) var storing: [UInt64: Int] = [:]
  /// By file and number of a local, the diagnostics of the rule at work about the type that is written for it.
  private(set) var naming: [UInt64: [Int]] = [:]
  var localsByPlace = LocalsByPlace()
  /// For each contract that was asked about the module whose views alone store it, or -1.
  var keptByViews: [TypeKey: Int] = [:]
  /// By rule, file and object the diagnostic that stands for all uses of that object there, with those for which it
  /// stands.
  private var onces: [String: Once] = [:]
  /// Of a project's own rules, which others outdo.
  private var onceOfDiagnostic: [Int: String] = [:]
  /// For each of these the rule.
  private var covered: [UInt64: Int] = [:]
  private(set) var hadSubject = false
  /// The rule at work looks only at what passes the gate.
  private var asksGate = true
  private var idle: [Int] = []
  var usedExceptions: Set<Place> = []
  /// The decisions, for `why`; `check` does not record them.
  var trace: DecisionTrace?
  var isTraced: Bool { trace != nil }

  var rule: RuleInForce { project.rulebook.rules[number] }

  init(_ evidence: Evidence, of files: Range<UInt32>, isTraced: Bool = false) {
    trace = isTraced ? DecisionTrace() : nil
    (relations, project) = (evidence.relations, evidence.project)
    gated = evidence.gated
    sites = evidence.sites
    references = evidence.references
    slices = evidence.slices
    subjects = evidence.subjects
    callers = evidence.callers
    ways = evidence.ways
    objects = evidence.objects
    self.evidence = evidence
    self.files = files
    all = evidence.active(in: files)
    usual = evidence.project.freeUses.isEmpty ? all : ArraySlice(all.filter { !evidence.isFree(Int($0)) })
  }

  func begin(_ number: Int) {
    self.number = number
    hadSubject = false
    granted = rule.rule.exempt.all
    asksGate = gated && rule.isGated
    storing.removeAll(keepingCapacity: true)
    naming.removeAll(keepingCapacity: true)
  }

  func end() {
    if !hadSubject { idle.append(number) }
  }

  /// What this one has found.
  func outcome() -> JudgedFiles {
    let sorted = diagnostics.indices.filter { !outdone.contains($0) }.map { diagnostics[$0] }.sorted {
      ($0.file, $0.range.start, $0.rule, $0.range.end) < ($1.file, $1.range.start, $1.rule, $1.range.end)
    }
    return JudgedFiles(diagnostics: sorted, idle: idle, usedExceptions: usedExceptions)
  }

  // MARK: Subjects

  /// Which types of the project a selector chooses.
  func selection(_ selector: Selector) -> [Bool] { evidence.selections.choices(of: selector, in: relations) }

  func use(_ number: Int) -> Use { evidence.use(number) }

  func chosenSubjects(_ selector: Selector, orAll isEverything: Bool = false) -> ChosenSubjects {
    ChosenSubjects(
      selector, types: selection(selector), asksOwners: rule.seesAllCode, isEverything: isEverything)
  }

  /// The subjects on whose references the rule at work decides: those that a selector chooses, in a trace all.
  func decidedSubjects(_ selector: Selector) -> ChosenSubjects {
    chosenSubjects(selector, orAll: isTraced)
  }

  /// Whether a type of the project is one of those that a selector chooses.
  func isChosen(_ key: TypeKey, _ selection: [Bool]) -> Bool { !key.isExternal && selection[key.index] }

  /// The uses in any file that a rule may speak of.
  var activeEverywhere: [Int32] { evidence.active }

  /// Whether the rule at work looks at a type.
  func looksAt(_ key: TypeKey) -> Bool {
    if key.isExternal { return rule.seesAllCode }
    if project.roles[key.index].isExempt { return false }
    return !asksGate || evidence.judged[key.index]
  }

  /// A rule of all views asks for the gate of the interactor's module, whatever module the view is of (SEMANTICS.md
  /// §3).
  ///
  /// - Parameter from: the types whose code the rule checks.
  func looksAt(_ key: TypeKey, object: TypeKey, _ from: Selector) -> Bool {
    guard asksForGate(of: object, usedBy: key, from) else { return looksAt(key) }
    // What the author calls an interactor is one, of whatever module.
    let isByAuthor = project.roles[object.index].evidence.first?.stratum == 1
    return evidence.judged[object.index] || isByAuthor && looksAt(key)
  }

  /// Whether it is the module of what is used that must pass the gate.
  func asksForGate(of object: TypeKey, usedBy key: TypeKey, _ from: Selector) -> Bool {
    asksGate && !from.asksAffiliation && project.role(key) == .view && project.role(object) == .interactor
  }

  /// Whether the rule at work decides on the code of a type. In a trace it also decides on types at which it does not
  /// look, for the reason; but built-in rules never decide on code in no type.
  func decidesOn(_ subject: TypeKey) -> Bool {
    isTraced ? !subject.isExternal || rule.seesAllCode : looksAt(subject)
  }

  func sawSubject() { hadSubject = true }

  /// A rule has something to check as soon as one type matches its selector, whatever that type does.
  func sawSubject(among chosen: [Bool]) {
    guard !hadSubject else { return }
    for index in chosen.indices where chosen[index] {
      let key = TypeKey(type: index)
      guard isMine(project.table.types[index].at.file), looksAt(key) else { continue }
      hadSubject = true
      return
    }
  }

  /// Whether what stands in a file is this one's to judge: it lies in its batch, and the rulebook at work is in force
  /// there.
  func isMine(_ file: UInt32) -> Bool { files.contains(file) && project.isInForce(in: file) }

  /// Whether the rule at work speaks of a file: it is ours to judge, and the rule's paths include it.
  func isInPaths(_ file: UInt32) -> Bool {
    isMine(file) && covers(rule, file)
  }

  /// Whether a rule's paths include a file.
  func covers(_ rule: RuleInForce, _ file: UInt32) -> Bool {
    rule.paths.isEmpty || rule.paths.contains { $0.covers(project.table.files[Int(file)].path) }
  }

  // MARK: Diagnostics

  /// Records a diagnostic, unless the use has one already.
  /// - Parameter chain: what makes the use one: see `Use.chain`.
  @discardableResult
  func report(_ diagnostic: Diagnostic, chain: UInt32?, once: String? = nil) -> DecisionTrace.Fate {
    // Rules that are switched off decide only in a trace.
    if rule.severity == .off { return .unreported(.off) }
    guard isInPaths(diagnostic.file) else { return .unreported(.otherPaths) }
    let once = once.map { "\(number) \(diagnostic.file) \($0)" }
    // An interactor and a presenter in one file have one import to answer for.
    if diagnostic.way == .imports, !rule.reportsBesideOthers,
      !imports.insert(key(diagnostic.file, diagnostic.range.start)).inserted
    {
      return .unreported(.saidAlready)
    }
    // Of the built-in rules those that speak once leave the other uses to those that come after.
    let takesUse = once == nil || rule.reportsBesideOthers
    if !takesUse, let once, onces[once] != nil { return .unreported(.saidAlready) }
    var diagnostic = diagnostic
    diagnostic.rule = number
    // A declaration that names a type and makes it at once is one use for a reader of the line.
    if takesUse, let stored = stored(by: diagnostic) {
      if let chain, case let use = key(diagnostic.file, chain), claims[use] == nil { claims[use] = stored }
      return .unreported(.storedProperty)
    }
    let use = takesUse ? chain.map { key(diagnostic.file, $0) } : nil
    if let use, let known = claims[use] {
      guard isBetter(diagnostic, than: diagnostics[known]) else { return .reported(diagnostic, use: use) }
      giveUp(known)
    } else if let use, let rule = covered[use] {
      guard severity(number) == .error, severity(rule) != .error else { return .reported(diagnostic, use: use) }
      covered[use] = nil
    }
    if takesUse, let once, onces[once] != nil {
      join(diagnostic, use, once)
      return .reported(diagnostic, use: use)
    }
    if let use { claims[use] = diagnostics.count }
    if let once {
      onces[once] = Once(diagnostic: diagnostics.count, use: use)
      if rule.reportsBesideOthers { onceOfDiagnostic[diagnostics.count] = once }
    }
    append(diagnostic)
    return .reported(diagnostic, use: use)
  }

  /// The rule whose diagnostic stands for a use.
  func ruleThatSpeaks(of use: UInt64) -> Int? { claims[use].map { diagnostics[$0].rule } ?? covered[use] }

  /// Whether a finding about a call that navigates begins at a place.
  func hasNavigationDiagnostic(at offset: UInt32, in file: UInt32) -> Bool {
    navigating.contains(key(file, offset))
  }

  private func append(_ diagnostic: Diagnostic) {
    let diagnostic = settled(diagnostic)
    if case .navigation = diagnostic.note { navigating.insert(key(diagnostic.file, diagnostic.range.start)) }
    if diagnostic.way == .stores, diagnostic.declaration != .max, storing[property(of: diagnostic)] == nil {
      storing[property(of: diagnostic)] = diagnostics.count
    }
    if diagnostic.way == .signature, let local = local(before: diagnostic), isWritten(for: local, diagnostic) {
      naming[key(diagnostic.file, local), default: []].append(diagnostics.count)
    }
    diagnostics.append(diagnostic)
  }

  /// With what an exception of the configuration says of it.
  private func settled(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    for exception in project.rulebook.rules[diagnostic.rule].allow where permits(exception, diagnostic) {
      usedExceptions.insert(exception.place)
      diagnostic.allowed = exception.because
    }
    return diagnostic
  }

  private func severity(_ rule: Int) -> RuleSeverity { project.rulebook.rules[rule].severity }

  /// A diagnostic that stands for all uses of one object in a file, and the others.
  private struct Once {
    var diagnostic: Int
    var use: UInt64?
    var others: [(use: UInt64?, diagnostic: Diagnostic)] = []
    /// Of these, where those begin that were not looked at for a next one.
    var next = 0
    var isSorted = true
  }

  /// One more use that an earlier diagnostic stands for; the first in the file is the one that is told.
  private func join(_ diagnostic: Diagnostic, _ use: UInt64?, _ once: String) {
    guard let told = onces[once].map({ (diagnostic: $0.diagnostic, use: $0.use) }) else { return }
    onces[once]?.isSorted = false
    guard diagnostic.range.start < diagnostics[told.diagnostic].range.start else {
      onces[once]?.others.append((use, diagnostic))
      if let use { covered[use] = diagnostic.rule }
      return
    }
    if let use = told.use {
      claims[use] = nil
      covered[use] = diagnostic.rule
    }
    onces[once]?.others.append((told.use, diagnostics[told.diagnostic]))
    onces[once]?.use = use
    diagnostics[told.diagnostic] = settled(diagnostic)
    if let use { claims[use] = told.diagnostic }
  }

  /// A diagnostic gives way to a better one of the same use; where it stood for others, the next of these is told.
  private func giveUp(_ known: Int) {
    outdone.insert(known)
    guard let once = onceOfDiagnostic.removeValue(forKey: known), var group = onces.removeValue(forKey: once) else {
      return
    }
    if !group.isSorted {
      group.others[group.next...].sort { $0.diagnostic.range.start < $1.diagnostic.range.start }
      group.isSorted = true
    }
    // A diagnostic whose use another rule covers meanwhile does not come back.
    func isLeft(_ other: (use: UInt64?, diagnostic: Diagnostic)) -> Bool {
      other.use.map { covered[$0] == other.diagnostic.rule } ?? true
    }
    guard let place = group.others[group.next...].firstIndex(where: isLeft) else { return }
    let next = group.others[place]
    group.next =
      group.others[place...].firstIndex { $0.diagnostic.range.start != next.diagnostic.range.start }
      ?? group.others.count
    group.diagnostic = diagnostics.count
    group.use = next.use
    if let use = next.use {
      covered[use] = nil
      claims[use] = diagnostics.count
    }
    onces[once] = group
    onceOfDiagnostic[diagnostics.count] = once
    append(next.diagnostic)
  }

  /// A use, for the rules of the preset and once more for the project's own: these stand in no table with those, so
  /// that a new rule of a project changes nothing in what the built-in ones say, nor in what suppressions and baseline
  /// know of it.
  func key(_ file: UInt32, _ chain: UInt32) -> UInt64 {
    UInt64(file) << 32 | UInt64(chain) | (rule.reportsBesideOthers ? 1 << 63 : 0)
  }

  /// One access chain gets one diagnostic. The rule that comes first reports it (SEMANTICS.md §5), and rules are
  /// applied in that order. Within one rule, and among rules that only warn, the first link that breaks one is
  /// reported: it leads to the others. A call that navigates comes before all links. Among a project's own rules an
  /// error outweighs a warning.
  private func isBetter(_ diagnostic: Diagnostic, than known: Diagnostic) -> Bool {
    let isEarlier = diagnostic.range.start < known.range.start
    if diagnostic.rule == known.rule { return isEarlier }
    if rule.reportsBesideOthers {
      return severity(diagnostic.rule) == .error && severity(known.rule) != .error
    }
    if case .navigation = known.note { return false }
    return isEarlier && project.rulebook.rules[known.rule].usualSeverity != .error
  }
}

extension Selector {
  /// Whether it tells views of a module from others.
  fileprivate var asksAffiliation: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksAffiliation)
    case .not(let inner): inner.asksAffiliation
    case .affiliated: true
    default: false
    }
  }
}
