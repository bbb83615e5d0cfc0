import LintRules
import ProjectModel
import RuleEngine
import SourceText

/// A Swift file with its path and its facts.
public typealias SourceFile = ProjectModel.SourceFile

/// What a run is asked for, besides its files and rules.
public struct LintRequest: Sendable {
  /// On how many threads.
  public var jobs = 1
  /// Role rules look only at modules that pass the preset's gate. Rule examples are never gated.
  public var isGated = true
  /// A project that does not look like its preset is no failure.
  public var allowsEmpty = false
  /// Only these rules are reported; nil: all. (Precedence is decided before.)
  public var only: Set<String>?
  /// These rules are not reported.
  public var skip: Set<String> = []
  /// The report carries a `ProjectMap`.
  public var wantsMap = false
  /// Findings say what can be done about them; what is known of imports is needed for that.
  public var importVocabularies: ImportVocabularies?
  /// Presets that the project might follow instead, to name one where the chosen one has no subject. Asked only then.
  public var alternatives: @Sendable () -> [Rulebook] = { [] }
  /// Turns a path of the report into one relative to the folder of the configuration (for baselines).
  public var located: @Sendable (String) -> String = { $0 }
  /// Today, for entries of a baseline that end.
  public var today: Day?

  public init() {}

  /// Whether a rule may appear in the report.
  func wants(_ rule: String) -> Bool { !skip.contains(rule) && (only?.contains(rule) ?? true) }

  /// The report does not show everything, so that it cannot tell what is stale or unused.
  var isPartial: Bool { only != nil || !skip.isEmpty }
}

/// From facts to a report: link, judge, say, suppress, forgive.
///
/// Pure: equal inputs give equal reports, on any number of threads.
/// - Parameter files: sorted by path.
public func lint(
  _ files: [SourceFile], rulebook: Rulebook, baseline: Baseline? = nil, request: LintRequest = LintRequest()
) -> Report {
  let project = Project(files: files, rulebook: rulebook, jobs: request.jobs)
  let judgement = judge(project, gated: request.isGated)
  let verdicts = judgement.verdicts.filter { request.wants(rulebook.rules[$0.rule].rule.id) }
  var findings = verdicts.map { finding($0, in: project) }
  number(&findings)
  let suppressions = Suppressions(project, rulebook)
  let silenced = suppressions.apply(to: &findings, isPartial: request.isPartial)
  var problems = silenced + readProblems(of: project) + complaints(about: judgement, in: project)
  if let baseline {
    let forgiven = forgive(
      findings, by: baseline, today: request.today, isPartial: request.isPartial, located: request.located)
    findings = forgiven.findings
    problems += forgiven.problems
  }
  if let vocabularies = request.importVocabularies { addFixes(to: &findings, verdicts, in: project, vocabularies) }
  let gate = gateProblem(project, request)
  problems += gate.map { [$0] } ?? []
  problems = problems.filter { problem in problem.rule.map(request.wants) ?? true }
  var report = Report(
    preset: rulebook.preset, findings: findings.sorted(by: precedes), problems: problems.sorted(by: precedes))
  report.tally = tally(project, report, judgement)
  report.tally.isGated = project.isAnyModuleGated
  report.recount()
  report.map = request.wantsMap ? map(of: project, report) : nil
  return report
}

/// By path, line, column, rule: the order of a report.
func precedes(_ one: Finding, _ other: Finding) -> Bool {
  one.place == other.place ? one.rule < other.rule : one.place < other.place
}

func precedes(_ one: ReportedProblem, _ other: ReportedProblem) -> Bool {
  switch (one.place, other.place) {
  case (nil, nil): one.message < other.message
  case (nil, _): true
  case (_, nil): false
  case (let place?, let another?): place == another ? one.message < other.message : place < another
  }
}
