import Architecture
import LintRules
import Parallel
import Roles
import RuleEngine
import SourceText
import SymbolGraph

/// A Swift file with its path and its facts.
public typealias SourceFile = SymbolGraph.SourceFile

/// An edit in bodies alone: all files declare what they declared.
public typealias BodyEdit = Architecture.BodyEdit

/// What one analysis of a project passes to the next.
public typealias KeptBodies = Architecture.KeptBodies

/// What rulebooks say of names, prepared once for many projects.
public typealias Lexicon = Roles.Lexicon

/// A folder whose files are one target, as a manifest says.
public typealias TargetFolder = SymbolGraph.TargetFolder

/// What a manifest (`Package.swift`, Tuist's `Project.swift`) that is not among a project's files says of folders.
///
/// - Parameters:
///   - folder: the folder of the manifest, as `exists` understands it.
///   - exists: whether there is such a folder.
public func targetFolders(ofManifest file: SourceFile, in folder: String, exists: (String) -> Bool) -> [TargetFolder] {
  SymbolGraph.targetFolders(ofManifest: file.facts, in: folder, exists: exists)
}

/// What a run is asked for, besides its files and rules.
public struct LintRequest: Sendable {
  /// On how many threads.
  public var jobs = 1
  /// What was prepared of the same rulebooks before: for a small project that is most of the work.
  public var lexicon: Lexicon?
  /// What the folder is called that all files lie in.
  public var folder = ""
  /// Role rules look only at modules that pass the preset's gate. Rule examples are never gated.
  public var isGated = true
  /// A project that does not look like its preset is no failure.
  public var allowsEmpty = false
  /// Only these rules are reported; nil: all. (Precedence is decided before, among those that the rulebook has switched
  /// on.)
  public var only: Set<String>?
  /// These rules are not reported.
  public var skip: Set<String> = []
  /// The report carries a `ProjectMap`.
  public var wantsMap = false
  /// The report explains every name at this place.
  public var question: PlaceQuestion?
  /// Headers that hand UI names to Swift files without an import.
  public var bridgingHeaders: [BridgingHeader] = []
  /// What manifests say of folders that are not among the files.
  public var targets: [TargetFolder] = []
  /// Findings say what can be done about them; what is known of imports is needed for that.
  public var importVocabularies: ImportVocabularies?
  /// Presets that the project might follow instead, to name one where the chosen one has no subject. Asked only then.
  public var alternatives: @Sendable () -> [Rulebook] = { [] }
  /// Only some findings will be reported: what the run says about a baseline would not be the whole truth.
  public var isNarrowed = false
  /// Everything was read that the files may have to do with. Otherwise what met nothing (a rule, an exception, a
  /// comment, an entry of a baseline) may have its subject elsewhere.
  public var isWhole = true
  /// Everything that the configurations speak of was read; there may be more around it.
  public var isComplete = true
  /// Every file was read and judged by its own configuration. Where one is broken nothing below it is judged, and what
  /// seems stale, unused or idle may have its subject there.
  public var isSound = true
  /// The same request will follow after an edit, with what `Analysis.edit(in:after:)` returns.
  public var keepsBodies = false
  /// All that has changed since that.
  public var edit: BodyEdit?
  /// Today, for entries of a baseline that end.
  public var today: Day?

  public init() {}

  /// Whether a rule may appear in the report.
  func wants(_ rule: String) -> Bool { !skip.contains(rule) && (only?.contains(rule) ?? true) }

  /// The report does not know or does not show everything, so that it cannot tell what is stale or unused.
  var isPartial: Bool { only != nil || !skip.isEmpty || !isSound || !isWhole }
}

/// Judges by one rulebook. See the other `lint`.
public func lint(
  _ files: [SourceFile], rulebook: Rulebook, baseline: Baseline? = nil, request: LintRequest = LintRequest()
) -> Report {
  lint(files, rulebooks: [rulebook], known: baseline.map { [KnownFindings($0)] } ?? [], request: request)
}

/// From facts to a report: link, judge, say, suppress, forgive.
///
/// All files are linked into one project; each is judged by the rulebook in force for it.
/// Pure: equal inputs give equal reports, on any number of threads.
/// - Parameters:
///   - files: sorted by path; each says by number which rulebook is in force for it.
///   - rulebooks: at least one.
///   - whenDone: told the name of each phase when it is over: `link`, `bodies`, `modules`, `judge`.
public func lint(
  _ files: [SourceFile], rulebooks: [Rulebook], known: [KnownFindings] = [], request: LintRequest = LintRequest(),
  whenDone: (String) -> Void = { _ in }
) -> Report {
  let analysis = analyse(files, rulebooks: rulebooks, known: known, request: request, whenDone: whenDone)
  let report = analysis.report
  letGo(consume analysis, jobs: request.jobs)
  return report
}

/// From facts to an analysis, for callers that ask more afterwards.
public func analyse(
  _ files: [SourceFile], rulebooks: [Rulebook], known: [KnownFindings] = [], request: LintRequest = LintRequest(),
  whenDone: (String) -> Void = { _ in }
) -> Analysis {
  let project = Project(
    files: files, rulebooks: rulebooks, lexicon: request.lexicon, folder: request.folder, jobs: request.jobs,
    targets: request.targets, keepsBodies: request.keepsBodies, edit: request.edit, whenDone: whenDone)
  let relations = Relations(project, jobs: request.jobs)
  whenDone("modules")
  var judgements = judgeByEachRulebook(relations, gated: request.isGated, jobs: request.jobs)
  whenDone("judge")
  let needs = importNeeds(of: judgements, in: relations, request)
  let asleep: GateReport
  (judgements, asleep) = both(jobs: request.jobs) { [judgements] in
    settleImports(judgements, needs)
  } _: {
    gateProblems(relations, request)
  }
  let said = says(judgements, of: relations, request)
  var findings = said.map(\.finding)
  addBridgingHeaders(to: &findings, said.map(\.diagnostic), in: project, request.bridgingHeaders)
  number(&findings)
  var suppressions = Suppressions(project)
  var problems =
    suppressions.apply(to: &findings, isPartial: request.isPartial, isSound: request.isSound)
    + readProblems(of: project) + interfaceProblems(of: project) + unknownRoles(in: project)
    + exemptFolders(in: project)
  problems += complaints(about: judgements, in: project, request)
  let forgiven = forgive(&findings, by: known, files, rulebooks, request)
  problems += forgiven.problems
  if let needs, request.importVocabularies != nil {
    addFixes(to: &findings, said.map(\.diagnostic), in: relations, needs)
  }
  problems += asleep.problems
  // What makes a run worthless is no matter of taste.
  problems = problems.filter { problem in problem.isFatal || problem.rule.map(request.wants) ?? true }
  var report = Report(
    preset: rulebooks[busiestConfiguration(of: files, among: rulebooks.count)].preset,
    findings: findings.sorted(by: precedes), problems: problems.sorted(by: precedes))
  report.tally = tally(project, judgements)
  report.recount()
  report.staleEntries = forgiven.stale
  report.likelyPreset = asleep.likely
  report.patternFolders = asleep.folders
  var analysis = Analysis(
    report: report, relations: relations, judgements: judgements, needs: needs, findings: findings)
  if request.wantsMap { analysis.report.map = analysis.map() }
  if let question = request.question { analysis.report.explanations = analysis.explain(question) }
  return analysis
}

/// The diagnostics of all rulebooks that are wanted, as findings, by file.
private func says(
  _ judgements: [Judgement], of relations: Relations, _ request: LintRequest
) -> [(diagnostic: Diagnostic, finding: Finding)] {
  var said: [(diagnostic: Diagnostic, finding: Finding)] = []
  for (number, judgement) in judgements.enumerated() {
    let relations = relations.under(number)
    let wanted = judgement.diagnostics.filter { diagnostic in
      request.wants(relations.project.rulebook.rules[diagnostic.rule].rule.id)
    }
    let findings = parallelMap(wanted, jobs: request.jobs) { finding($0, in: relations) }
    said += zip(wanted, findings).map { (diagnostic: $0, finding: $1) }
  }
  // A file has one rulebook, whose diagnostics are in order already.
  if judgements.count > 1 {
    said = said.enumerated().sorted { one, other in
      (one.element.diagnostic.file, one.offset) < (other.element.diagnostic.file, other.offset)
    }.map(\.element)
  }
  return said
}

/// The rulebook that is in force for most files, of equals the first.
func busiestConfiguration(of files: [SourceFile], among count: Int) -> Int {
  var counts = [Int](repeating: 0, count: count)
  for file in files { counts[file.configuration] += 1 }
  return counts.firstIndex(of: counts.max() ?? 0) ?? 0
}

/// By path, line, column, rule: the order of a report.
func precedes(_ one: Finding, _ other: Finding) -> Bool {
  one.place == other.place ? one.rule < other.rule : one.place < other.place
}

/// The order of a report: what concerns no file comes first.
public func precedes(_ one: ReportedProblem, _ other: ReportedProblem) -> Bool {
  guard one.place == other.place else {
    guard let place = one.place, let another = other.place else { return one.place == nil }
    return place < another
  }
  return (one.rule ?? "", one.message) < (other.rule ?? "", other.message)
}
