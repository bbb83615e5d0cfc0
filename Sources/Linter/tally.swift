import LintRules
import ProjectModel
import RuleEngine

/// The figures of a run.
func tally(_ project: Project, _ report: Report, _ judgements: [Judgement]) -> Tally {
  var tally = Tally()
  tally.files = project.table.files.count
  tally.lines = project.table.files.reduce(0) { sum, file in
    let starts = file.facts.lineStarts
    // A file that ends with a line end has no further line.
    return sum + starts.count - (starts.last == file.facts.byteCount ? 1 : 0)
  }
  tally.types = project.table.types.indices.filter { project.nature(TypeKey(type: $0)) != nil }.count
  tally.modules = project.modules.count
  for finding in report.findings {
    switch finding.standing {
    case .active: if finding.severity == .error { tally.errors += 1 } else { tally.warnings += 1 }
    case .suppressed: tally.suppressed += 1
    case .baselined: tally.baselined += 1
    }
  }
  for count in project.accesses {
    tally.unresolved += count.unresolved
    tally.resolved += count.resolved
    tally.ambiguous += count.ambiguous
  }
  tally.idle = judgements.reduce(0) { $0 + $1.idleRules.count }
  for index in project.table.types.indices {
    if let role = project.role(TypeKey(type: index)) { tally.roles[role.name, default: 0] += 1 }
  }
  return tally
}
