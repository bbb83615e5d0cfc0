import Architecture
import LintRules
import References
import RuleEngine
import SymbolGraph
import TypeInference

/// The figures of a run, but for those that `Report.recount` counts.
func tally(_ project: Project, _ judgements: [Judgement]) -> Tally {
  var tally = Tally()
  tally.files = project.table.files.count(where: \.isSwift)
  tally.interfaceFiles = project.table.files.count - tally.files
  let segues = project.drawn.connections.filter { $0.kind == .segue }
  tally.segues = segues.count
  tally.unresolvedSegues = segues.count { $0.outcome == .missing || $0.outcome == .ambiguous }
  tally.lines = project.table.files.reduce(0) { $0 + ($1.isSwift ? $1.facts.lineCount : 0) }
  tally.types = project.table.types.indices.count { project.nature(TypeKey(type: $0)) != nil }
  tally.modules = project.modules.count
  tally.judgedModules = project.isGated.count { $0 }
  tally.isGated = project.isAnyModuleGated
  for count in project.accesses {
    tally.unresolved += count.unresolved
    tally.resolved += count.resolved
    tally.ambiguous += count.ambiguous
    tally.identifiers += count.identifiers
    tally.unresolvedIdentifiers += count.unknownIdentifiers
  }
  tally.idle = judgements.reduce(0) { $0 + $1.idleRules.count }
  for index in project.table.types.indices {
    if let role = project.role(TypeKey(type: index)) { tally.roles[role.name, default: 0] += 1 }
  }
  tally.exempt = exemptCounts(project)
  for (number, module) in project.modules.enumerated() where !project.isGated[number] {
    let present = Set(module.types.compactMap { project.role($0) })
    for role in [Role.view, .presenter, .interactor, .router] where !present.contains(role) {
      tally.lacking[role.name, default: 0] += 1
    }
  }
  return tally
}
