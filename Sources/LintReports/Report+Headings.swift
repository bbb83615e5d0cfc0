import Linter

extension Report {
  /// `1 suppressed`, `2 allowed`, `3 in the baseline`: by a comment, by the configuration, for now.
  var silenced: [String] {
    [
      (tally.suppressed - tally.allowed, "suppressed"), (tally.allowed, "allowed"),
      (tally.baselined, "in the baseline"),
    ].compactMap { $0 > 0 ? "\($0) \($1)" : nil }
  }

  /// `not to be trusted: 2 problems`, for headings: beside "0 errors" a run that failed would look clean. Nil where the
  /// run can be trusted.
  var distrust: String? {
    let fatal = problems.count(where: \.isFatal)
    return fatal > 0 ? "incomplete: \(counted(fatal, "problem"))" : nil
  }

  /// `2 errors, 1 warning, not to be trusted: 1 problem`, for headings of reports that are one text.
  var heading: String {
    [counted(tally.errors, "error"), counted(tally.warnings, "warning"), distrust].compactMap { $0 }.joined(
      separator: ", ")
  }
}
