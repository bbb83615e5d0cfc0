import LintRules

/// A baseline at work: which findings it speaks of, and how it calls their files.
public struct KnownFindings: Sendable {
  /// What is forgiven; its paths count from the folder of the configuration.
  public var baseline: Baseline
  /// The rulebooks whose findings it forgives, by number; nil: all.
  public var configurations: Set<Int>?
  /// Turns a path of the report into one relative to the folder of the configuration.
  public var located: @Sendable (String) -> String
  /// Which project a file of the baseline belongs to; nil: it holds the findings of one.
  public var home: (@Sendable (String) -> String)?
  /// Whether a file at such a path would have been read: of others the run cannot tell what is stale.
  public var isRead: @Sendable (String) -> Bool
  /// Entries about these files are counted and not reported: the run was asked about others.
  public var silent: Set<String> = []

  public init(
    _ baseline: Baseline, configurations: Set<Int>? = nil, located: @escaping @Sendable (String) -> String = { $0 },
    home: (@Sendable (String) -> String)? = nil, isRead: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.baseline = baseline
    self.configurations = configurations
    self.located = located
    self.home = home
    self.isRead = isRead
  }
}

/// Marks what some baseline knows; each speaks of the findings in the files of its configurations.
func forgive(
  _ findings: inout [Finding], by known: [KnownFindings], _ files: [SourceFile], _ rulebooks: [Rulebook],
  _ request: LintRequest
) -> (problems: [ReportedProblem], stale: Int) {
  let configurations =
    known.contains { $0.configurations != nil }
    ? Dictionary(files.map { ($0.path, $0.configuration) }, uniquingKeysWith: { first, _ in first }) : [:]
  var problems: [ReportedProblem] = []
  var stale = 0
  for known in known {
    let own = findings.indices.filter { index in
      known.configurations?.contains(configurations[findings[index].place.path] ?? 0) ?? true
    }
    // Of several that share it the first one decides, which lies furthest up.
    let rulebook = rulebooks[known.configurations?.min() ?? 0]
    let forgiven = forgive(
      own.map { findings[$0] }, by: known.baseline, today: request.today,
      severity: rulebook.rule("stale-baseline")?.severity.problemSeverity,
      isPartial: request.isPartial, located: known.located,
      home: known.home ?? { _ in "" }, isRead: known.isRead, silent: known.silent)
    for (index, finding) in zip(own, forgiven.findings) { findings[index] = finding }
    // A run that was asked about single files reports only how many entries are stale.
    if !request.isNarrowed { problems += forgiven.problems }
    stale += forgiven.stale
  }
  return (problems, stale)
}
