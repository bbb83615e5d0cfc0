import Architecture
import LintRules
import SourceText
import SymbolGraph

extension Judge {
  /// A module that has one of the parts has all of them.
  func complete(_ complete: Complete) {
    guard complete.insteadOf.isEmpty else {
      // It speaks once all others have spoken: see `standIns(for:)`.
      sawSubject(among: selection(.part(true)))
      return
    }
    for (index, module) in project.modules.enumerated() {
      let parts = module.types.filter { key in
        guard let role = project.role(key) else { return false }
        return complete.parts.contains(role) && (project.nature(key) == .component || standsForPart(key))
      }
      let components = parts.filter { project.nature($0) == .component }
      guard let first = components.min(by: { centrality($0) < centrality($1) }), looksAt(first),
        isMine(project.table.entity(first).at.file)
      else { continue }
      guard !gated || !rule.isGated || project.isGated[index] else { continue }
      sawSubject()
      let has = Set(parts.compactMap { project.role($0) })
      let lacks = complete.parts.filter { !has.contains($0) }
      guard !lacks.isEmpty, project.isWhole(index) || !rule.isGated else { continue }
      let entity = project.table.entity(first)
      let diagnostic = Diagnostic(
        rule: number, file: entity.at.file, range: project.nameRange(first), subject: first,
        object: .name(module.name), way: nil, declaration: .max,
        note: .incomplete(has: complete.parts.filter(has.contains), lacks: lacks))
      act(on: decide(on: diagnostic, unless: complete.unless), about: .declaration(diagnostic.range), chain: nil)
    }
  }

  /// No type conforms to it, or one that plays its role for several modules does: the part is there. (A contract by
  /// which another module is called, like a `*ModuleOutput`, belongs to that module.)
  private func standsForPart(_ contract: TypeKey) -> Bool {
    let carriers = project.conformers[contract.index]
    return carriers.isEmpty
      || project.role(contract) != .presenter
        && carriers.contains { project.role($0) == project.role(contract) }
  }

  /// What is said of a module stands at the part that others are found by, and not at a cell that only it uses.
  private func centrality(_ part: TypeKey) -> Int {
    switch project.role(part) {
    case .presenter: 0
    case .interactor: 1
    case .router: 2
    default: project.isScreen(part) ? 3 : 4
    }
  }
}
