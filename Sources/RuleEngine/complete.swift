import LintRules
import ProjectModel
import SourceText

extension Judge {
  /// A module that has one of the parts has all of them.
  mutating func complete(_ complete: Complete) {
    for (index, module) in project.modules.enumerated() {
      let parts = module.types.filter { key in
        guard let role = project.role(key) else { return false }
        return complete.parts.contains(role) && (project.nature(key) == .component || !isCarriedOut(key))
      }
      guard let first = parts.first(where: { project.nature($0) == .component }), looksAt(first),
        isMine(project.table.entity(first).at.file)
      else { continue }
      guard !gated || rule.origin == .custom || project.isGated[index] else { continue }
      sawSubject()
      let has = Set(parts.compactMap { project.role($0) })
      let lacks = complete.parts.filter { !has.contains($0) }
      guard !lacks.isEmpty, project.isWhole(index) || rule.origin == .custom else { continue }
      let entity = project.table.entity(first)
      let verdict = Verdict(
        rule: number, file: entity.at.file, range: project.nameRange(first), subject: first,
        object: .name(module.name), way: nil, declaration: .max,
        note: .incomplete(has: complete.parts.filter(has.contains), lacks: lacks))
      if isExcused(complete.unless, verdict) { continue }
      report(verdict, chain: nil)
    }
  }

  private func isCarriedOut(_ contract: TypeKey) -> Bool { !project.conformers[contract.index].isEmpty }
}
