extension Report {
  /// The report with only those findings whose subject, object or chain lies in chosen files, and problems there or of the
  /// run as a whole: a change in a presenter that makes a view guilty is reported.
  ///
  /// - Parameters:
  ///   - names: of types; findings whose subject, object or chain has such a type are kept as well.
  ///   - isChosen: whether a file is one of those that were asked about.
  public func narrowed(orAbout names: Set<String> = [], to isChosen: (_ path: String) -> Bool) -> Report {
    var report = self
    report.findings = findings.filter { finding in
      isChosen(finding.place.path)
        || [finding.subject?.place, finding.object?.place].contains { $0.map { isChosen($0.path) } ?? false }
        || finding.chain.contains { isChosen($0.place.path) }
        || !names.isEmpty && finding.typeNames.contains(where: names.contains)
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
    tally.allowed = findings.count(where: \.isAllowed)
    tally.suppressed = findings.count { if case .suppressed = $0.standing { true } else { false } }
  }
}

extension Finding {
  /// Who has to do with it.
  fileprivate var typeNames: [String] {
    [subject, object].compactMap { $0?.name } + chain.compactMap(\.type)
  }
}
