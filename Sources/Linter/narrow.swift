extension Report {
  /// The report with only those findings whose subject, object or chain lies in chosen files, and problems there or of the
  /// run as a whole: a change in a presenter that makes a view guilty is reported.
  ///
  /// - Parameter isChosen: whether a file is one of those that were asked about.
  public func narrowed(to isChosen: (_ path: String) -> Bool) -> Report {
    var report = self
    report.findings = findings.filter { finding in
      isChosen(finding.place.path)
        || [finding.subject?.place, finding.object?.place].contains { $0.map { isChosen($0.path) } ?? false }
        || finding.chain.contains { isChosen($0.place.path) }
    }
    report.problems = problems.filter { $0.isFatal || $0.place.map { isChosen($0.path) } ?? true }
    report.recount()
    return report
  }

  /// Counts again what depends on findings and problems.
  public mutating func recount() {
    let weights =
      findings.filter { $0.standing == .active }.map(\.severity)
      + problems.filter { $0.rule != nil }.map(\.severity)
    tally.errors = weights.count { $0 == .error }
    tally.warnings = weights.count - tally.errors
    tally.baselined = findings.count { $0.standing == .baselined }
    tally.suppressed = findings.count { if case .suppressed = $0.standing { true } else { false } }
  }
}
