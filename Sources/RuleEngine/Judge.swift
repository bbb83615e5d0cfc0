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
  /// Those that are declared there, where the rulebook at work is in force.
  private let types: [TypeKey]
  /// The uses in these files that a rule may speak of at all, as numbers for `use(_:)`.
  private let all: ArraySlice<Int32>
  /// Those of them that the built-in rules may speak of.
  private let usual: ArraySlice<Int32>
  /// What the rule at work lets pass, in the order in which it is asked.
  private(set) var granted: [Exemption] = []
  var active: ArraySlice<Int32> { rule.seesAllCode ? all : usual }
  /// The rule at work.
  private(set) var number = 0
  private var ledger: Ledger
  /// By the declaration of a property (file and declaration), the diagnostic of the rule at work about what it stores.
  private(set) var storing: [UInt64: Int] = [:]
  /// By file and number of a local, the diagnostics of the rule at work about the type that is written for it.
  private(set) var naming: [UInt64: [Int]] = [:]
  var localsByPlace = LocalsByPlace()
  /// Whether the selector at hand chooses a type from outside.
  var externals: NameAnswers
  /// For each file that was asked about the members that navigate.
  var navigating: [UInt32: Set<DeclarationRef>] = [:]
  /// For each contract that was asked about the module whose views alone store it, or -1.
  var keptByViews: [TypeKey: Int] = [:]
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
    let project = evidence.project
    externals = NameAnswers(count: project.table.interner.count)
    types = files.filter(project.isInForce).flatMap { file in
      project.typesByFile[Int(file)].filter { !$0.isExternal && project.table.entity($0).at.file == file }
    }
    ledger = Ledger(evidence.project.rulebook.rules)
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
    JudgedFiles(diagnostics: ledger.outcome, idle: idle, usedExceptions: usedExceptions)
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
    return asksGate ? evidence.looked[key.index] : !evidence.exempt[key.index]
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
    hadSubject = types.contains { chosen[$0.index] && looksAt($0) }
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
  ///
  /// - Parameter chain: what makes the use one: see `Use.chain`.
  @discardableResult
  func report(_ diagnostic: Diagnostic, chain: UInt32?, once: String? = nil) -> DecisionTrace.Fate {
    // Rules that are switched off decide only in a trace.
    if rule.severity == .off { return .unreported(.off) }
    guard isInPaths(diagnostic.file) else { return .unreported(.otherPaths) }
    var diagnostic = diagnostic
    diagnostic.rule = number
    let next = ledger.diagnostics.count
    let stored = stored(by: diagnostic)
    let fate = ledger.enter(diagnostic, chain: chain, once: once, stored: stored, settle: settled)
    for index in next..<ledger.diagnostics.count { noteValue(of: ledger.diagnostics[index], index) }
    return fate
  }

  /// See `Ledger`.
  var diagnostics: [Diagnostic] { ledger.diagnostics }

  /// The rule whose diagnostic stands for a use.
  func ruleThatSpeaks(of use: UInt64) -> Int? { ledger.ruleThatSpeaks(of: use) }

  /// Whether a finding about a call that navigates begins at a place.
  func hasNavigationDiagnostic(at offset: UInt32, in file: UInt32) -> Bool {
    ledger.hasNavigationDiagnostic(at: key(file, offset))
  }

  /// What is told of the type of a property, or of the type that is written for a local, stands for its initial value.
  private func noteValue(of diagnostic: Diagnostic, _ index: Int) {
    if diagnostic.way == .stores, diagnostic.declaration != .max, storing[property(of: diagnostic)] == nil {
      storing[property(of: diagnostic)] = index
    }
    if diagnostic.way == .signature, let local = local(before: diagnostic), isWritten(for: local, diagnostic) {
      naming[key(diagnostic.file, local), default: []].append(index)
    }
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

  /// See `Ledger.key`.
  func key(_ file: UInt32, _ chain: UInt32) -> UInt64 { Ledger.key(file, chain, rule) }
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
