import Linter

/// What was examined and what was found, for people: two lines on standard error.
///
/// - Parameters:
///   - seconds: how long it took.
///   - inFull: with the roles that were found, and how much could be followed.
public func renderSummary(
  _ report: Report, seconds: Double, inFull: Bool = false, in surroundings: Surroundings
) -> String {
  let tally = report.tally
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  var verdict: [String] = []
  let errors = counted(tally.errors, "error")
  let warnings = counted(tally.warnings, "warning")
  verdict.append(tally.errors > 0 ? paint.severity(errors, isError: true) : errors)
  verdict.append(tally.warnings > 0 ? paint.severity(warnings, isError: false) : warnings)
  if let repairs = report.repairs {
    let done = repairs.count(where: \.isDone)
    verdict.insert("\(done) \(report.isRehearsal ? "to fix" : "fixed"), \(repairs.count - done) left", at: 0)
  }
  let fixable = report.findings.count { $0.standing == .active && $0.isFixable }
  if report.repairs == nil, fixable > 0 { verdict.append("\(fixable) fixable with --fix") }
  verdict += report.silenced
  if !report.switchedOn.isEmpty {
    let rules = report.switchedOn.map { "`\($0)`" }.joined(separator: ", ")
    verdict.append("\(rules) \(report.switchedOn.count == 1 ? "is" : "are") off, and switched on for this run")
  }
  if let distrust = report.distrust { verdict.append(paint.severity(distrust, isError: true)) }

  var examined = [counted(tally.files, "file"), counted(tally.lines, "line")]
  if tally.interfaceFiles > 0 { examined.append(counted(tally.interfaceFiles, "interface file")) }
  let order = ["view", "interactor", "presenter", "entity", "router"]
  let roles = order.filter { tally.roles[$0] != nil } + tally.roles.keys.filter { !order.contains($0) }.sorted()
  for role in roles where inFull { examined.append(paint.role(counted(tally.roles[role] ?? 0, role), role)) }
  var modules = counted(tally.modules, "module")
  // What a rule does not look at must not seem to be in order. (Where it looks at none that is said below.)
  if tally.isGated && tally.judgedModules < tally.modules { modules += " (role rules apply to \(tally.judgedModules))" }
  examined.append(modules)
  let followed = tally.resolved + tally.unresolved
  if followed > 0, inFull { examined.append("\(tally.resolved * 100 / followed)% of member accesses resolved") }
  if tally.segues > 0, inFull {
    let unknown = tally.unresolvedSegues == 0 ? "" : " (\(tally.unresolvedSegues) unresolved)"
    examined.append(counted(tally.segues, "segue") + unknown)
  }
  if tally.identifiers > 0, inFull {
    let unknown = tally.unresolvedIdentifiers == 0 ? "" : " (\(tally.unresolvedIdentifiers) unresolved)"
    examined.append(counted(tally.identifiers, "name") + " of screens, segues and xibs in code" + unknown)
  }
  if tally.ambiguous > 0, inFull { examined.append("\(tally.ambiguous) ambiguous") }
  // Without files or without a gate there is nothing to say about it.
  if !tally.isGated && tally.files > 0 && report.preset != "none" {
    examined.append("no module has the core parts of \(report.preset): role rules do not apply")
  }
  return "viperlint: " + verdict.joined(separator: ", ") + "\n"
    + "examined: " + examined.joined(separator: ", ") + ", in \(rounded(seconds)) s\n"
}

/// With two digits behind the point.
private func rounded(_ seconds: Double) -> String {
  let hundredths = Int((seconds * 100).rounded())
  return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
}
