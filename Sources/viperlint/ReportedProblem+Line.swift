import LintReports
import Linter

extension ReportedProblem {
  /// As one line for standard error: where, then what.
  var line: String {
    guard let place else { return onOneLine(message) }
    return onOneLine(place.path + (place.line > 0 ? ":\(place.line):\(place.column)" : "") + ": " + message)
  }
}
