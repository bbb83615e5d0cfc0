import Linter

extension Report {
  /// `not to be trusted: 2 problems`, for headings: beside "0 errors" a run that failed would look clean. Nil where the run
  /// can be trusted.
  var distrust: String? {
    let fatal = problems.count(where: \.isFatal)
    return fatal > 0 ? "not to be trusted: \(count(fatal, "problem"))" : nil
  }

  /// `2 errors, 1 warning, not to be trusted: 1 problem`, for headings of reports that are one text.
  var heading: String {
    [count(tally.errors, "error"), count(tally.warnings, "warning"), distrust].compactMap { $0 }.joined(separator: ", ")
  }
}
