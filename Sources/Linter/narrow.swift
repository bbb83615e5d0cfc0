extension Report {
  /// The report with only those findings that have to do with chosen files, and problems there or of the run as a
  /// whole: a change in a presenter that makes a view guilty is reported.
  ///
  /// - Parameters:
  ///   - names: of types; findings that have to do with such a type are kept as well.
  ///   - isChosen: whether a file is one of those that were asked about.
  public func narrowed(orAbout names: Set<String> = [], to isChosen: (_ path: String) -> Bool) -> Report {
    var report = self
    report.findings = findings.filter { finding in
      isChosen(finding.place.path)
        || finding.parties.contains { $0.place.map { isChosen($0.path) } ?? false }
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
  /// All that it has to do with.
  fileprivate var parties: [Party] { [subject, object].compactMap(\.self) + others }

  fileprivate var typeNames: [String] { parties.map(\.name) + chain.compactMap(\.type) }
}
