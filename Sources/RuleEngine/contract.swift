import LintRules
import ProjectModel
import SourceText

extension Judge {
  /// A stored reference names a contract where the other part has one.
  mutating func contract(_ clause: ContractClause) {
    let from = selection(clause.from)
    sawSubject(among: from)
    for index in active.lazy.map({ Int($0) }) where ways[index] == .stores && from[Int(subjects[index])] {
      let use = project.uses[index]
      let subject = TypeKey(type: Int(subjects[index]))
      guard looksAt(subject) else { continue }
      sawSubject()
      guard !use.object.isExternal, project.nature(use.object) == .component, project.matches(clause.to, use.object),
        let role = project.role(subject), role != project.role(use.object),
        relates(clause.relation, subject, use.object), let contract = contract(for: use.object, as: role)
      else { continue }
      let verdict = Verdict(
        rule: number, file: use.file, range: ByteRange(start: use.offset, end: use.end), subject: use.subject,
        object: .type(use.object), way: .stores, declaration: use.declaration, note: .contract(contract))
      if isExcused(clause.unless, verdict) { continue }
      report(verdict, chain: use.chain)
    }
  }

  /// A contract of the component's role and module that it carries out, and by which the one who stores it is meant to know
  /// it: only that can stand in its place. What the interactor calls is none that a view could call.
  private func contract(for component: TypeKey, as caller: Role) -> TypeKey? {
    let role = project.role(component)
    return project.hierarchy.ancestry(of: component).dropFirst().first {
      project.nature($0) == .contract && project.role($0) == role && project.module($0) == project.module(component)
        && project.isMeant($0, for: caller)
    }
  }
}
