import LintReports
import Linter
import Workspace

/// Assistants read every word, and pay for it: so many findings are enough to begin with.
private let mostFindings = 20

extension LiveProject {
  /// What an assistant is told of some files, or of what has changed, and whether it has to act.
  ///
  /// - Parameter flags: what `check` would be asked with: `--since`, `--report-only`.
  mutating func agentReport(flags: [Flag: [String]], paths: [String]) -> (text: String, code: ExitCode) {
    ask(flags, paths)
    _ = check(overlay: [:], isDiskNew: true)
    guard let examination, let project else { return ("viperlint: nothing to fix.\n", .clean) }
    var report = examination.report
    let active = report.findings.filter { $0.standing == .active }
    // Errors first: they are what has to go.
    let shown = active.enumerated().sorted { one, other in
      (one.element.severity == .error ? 0 : 1, one.offset) < (other.element.severity == .error ? 0 : 1, other.offset)
    }.prefix(mostFindings).sorted { $0.offset < $1.offset }.map(\.element)
    report.findings = shown
    var text = render(report, as: .agent, in: surroundings(of: examination, project))
    if active.count > shown.count {
      text += "\nand \(active.count - shown.count) more of \(active.count) findings\n"
    }
    return (text, ExitCode(examination.report, isStrict: false))
  }
}
