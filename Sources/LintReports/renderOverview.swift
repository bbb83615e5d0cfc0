import Linter

/// Which preset judges, where nobody named one, why, and how to name it; empty where somebody did.
public func renderChoice(_ report: Report) -> String {
  guard report.isPresetChosen, report.tally.isGated else { return "" }
  let pattern = report.preset == "ribs" ? "RIBs" : report.preset.uppercased()
  let (judged, all) = (report.tally.judgedModules, report.tally.modules)
  let modules = all == 1 ? "the only module" : "\(judged) of \(all) modules"
  return "preset: \(report.preset), because \(modules) \(judged == 1 ? "has" : "have") the parts of \(pattern);"
    + " write `preset: \(report.preset)` into `.viperlint.yml` to keep it\n"
}

/// How often each rule speaks, where most findings are, how many modules role rules apply to, and what to run next.
/// For people; on standard error, as results may be piped elsewhere.
public func renderOverview(_ report: Report, in surroundings: Surroundings) -> String {
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let findings = report.findings.filter { $0.standing == .active }
  guard !findings.isEmpty else { return "" }
  let byRule = ranked(findings.map(\.rule))
  let width = String(byRule[0].count).utf8.count
  var lines = ["overview"]
  for (rule, count) in byRule {
    let isError = findings.contains { $0.rule == rule && $0.severity == .error }
    let number = String(repeating: " ", count: width - String(count).utf8.count) + String(count)
    lines.append("  " + paint.severity(number, isError: isError) + "  " + rule)
  }
  let modules = ranked(findings.compactMap { $0.subject?.module }).prefix(5)
  if modules.count > 1 {
    lines.append("most findings: " + modules.map { "\($0.name) \($0.count)" }.joined(separator: ", "))
  }
  if report.preset != "none", report.tally.isGated {
    lines.append("role rules apply to \(report.tally.judgedModules) of \(counted(report.tally.modules, "module"))")
  }
  let fixable = findings.contains { $0.rule.hasSuffix("-imports-ui") }
  lines.append(
    "next: viperlint explain \(byRule[0].name)" + (fixable ? ", viperlint check --fix --dry-run" : "")
      + ", viperlint baseline write")
  return lines.joined(separator: "\n") + "\n"
}

/// How often each name occurs, the most frequent first; of equals by name.
private func ranked(_ names: [String]) -> [(name: String, count: Int)] {
  Dictionary(grouping: names) { $0 }.map { (name: $0.key, count: $0.value.count) }
    .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
}
