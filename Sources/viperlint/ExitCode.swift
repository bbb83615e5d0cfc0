import Linter

/// What a shell is told.
enum ExitCode: Int32 {
  case clean = 0
  /// Findings, or problems with a rule, of severity error; with `--strict` any.
  case findings = 1
  /// The run cannot be trusted: usage, configuration, an unreadable or missing path, nothing to judge.
  case untrustworthy = 2

  init(_ report: Report, isStrict: Bool) {
    if report.problems.contains(where: \.isFatal) {
      self = .untrustworthy
    } else {
      let findings = report.findings.filter { $0.standing == .active }
      let problems = report.problems.filter { $0.rule != nil }
      let fails =
        findings.contains { isStrict || $0.severity == .error }
        || problems.contains { isStrict || $0.severity == .error }
      self = fails ? .findings : .clean
    }
  }
}
