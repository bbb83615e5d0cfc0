import Linter

/// What to do after a pre-commit hook has spoken: a commit that is refused says how to go on, and one that fixes known
/// findings says that the baseline still lists them. Empty where there is nothing to say.
public func renderHookHelp(_ report: Report) -> String {
  var lines: [String] = []
  let findings = report.findings.filter { $0.standing == .active }
  if report.tally.errors > 0, let first = findings.first(where: { $0.severity == .error }) ?? findings.first {
    lines.append("viperlint explain \(first.rule)   # why, what to do instead, examples")
    if findings.contains(where: \.isFixable) {
      lines.append("viperlint check --fix   # needs committed files; or delete the import by hand")
    }
    lines.append("// viperlint:ignore \(first.rule) -- <reason>   # above the line, for an exception")
    lines.append("git commit --no-verify   # commits without this check")
  }
  if !lines.isEmpty { lines = ["to go on:"] + lines.map { "  " + $0 } }
  if report.staleEntries > 0 {
    let isOne = report.staleEntries == 1
    let what = "\(counted(report.staleEntries, "finding")) of the baseline \(isOne ? "is" : "are") no longer there"
    lines.append(
      "\(what): run `viperlint baseline prune` and commit the baseline, or the next whole check fails")
  }
  return lines.map { $0 + "\n" }.joined()
}
