import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

extension Judge {
  /// A stored reference names a contract where the other part has one.
  func contract(_ clause: ContractClause) {
    let from = selection(clause.from)
    sawSubject(among: from)
    for index in active.lazy.map({ Int($0) }) where ways[index] == .stores && isChosen(subjects[index], from) {
      let (use, subject) = (self.use(index), subjects[index])
      guard looksAt(subject) else { continue }
      sawSubject()
      guard !use.object.isExternal, project.nature(use.object) == .component, project.matches(clause.to, use.object),
        // A project's own rule may also speak of other parts of one role.
        let role = project.role(subject),
        rule.seesAllCode && subject != use.object || role != project.role(use.object),
        relates(clause.relation, subject, use.object), let contract = contract(for: use.object, as: role, of: subject)
      else { continue }
      let diagnostic = Diagnostic(rule: number, use, note: .contract(contract))
      if isAllowed(by: clause.unless, diagnostic) { continue }
      report(diagnostic, chain: use.chain)
    }
  }

  /// A contract of the component's role and module to which it conforms, and which is meant for the type that stores
  /// it: only that can replace the class. A contract that the interactor calls is not one for a view. Of several
  /// contracts the one that declares all members that are called.
  private func contract(for component: TypeKey, as caller: Role, of subject: TypeKey) -> TypeKey? {
    let role = project.role(component)
    let contracts = project.hierarchy.ancestry(of: component).dropFirst().filter {
      project.nature($0) == .contract && project.role($0) == role && project.module($0) == project.module(component)
        && project.isMeant($0, for: caller) && !isGeneric($0)
    }
    guard !contracts.isEmpty else { return nil }
    let called = namesCalled(by: subject, of: component)
    func share(_ contract: TypeKey) -> Int {
      called.count { name in
        project.hierarchy.ancestry(of: contract).contains { !project.table.members(named: name, of: $0).isEmpty }
      }
    }
    // The first of those that declare equally much, and rather one that is called like a contract of that role.
    let rated = contracts.map { (contract: $0, share: share($0), name: project.isNamedContract($0, of: role) ? 1 : 0) }
    guard let best = rated.max(by: { ($0.share, $0.name) < ($1.share, $1.name) }) else { return nil }
    // What a service conforms to besides (`Injectable`) is not meant for those that use it.
    if role == .service, best.share == 0 { return nil }
    // Stored by a contract that lacks some of what is called, the code would not compile.
    return best.share < called.count ? nil : best.contract
  }

  /// What has an associated type cannot be stored as it is, unless that is a primary one: `any Presenting<Row>`.
  private func isGeneric(_ contract: TypeKey) -> Bool {
    let at = project.table.entity(contract).at
    return project.table.declaration(at).genericParameterCount == 0
      && project.table.members(in: at).contains { $0.fact.kind == .associatedtype }
  }

  private func namesCalled(by subject: TypeKey, of component: TypeKey) -> Set<NameID> {
    var names: Set<NameID> = []
    for file in Set(project.table.parts(of: subject).map(\.file)) {
      for use in project.uses[project.usesOfFile[file]] where use.subject == subject && use.object == component {
        // What belongs to the type itself (`MenuInteractor.standard`) is asked of no instance.
        guard let member = use.member, !project.table.declaration(member).modifiers.belongToType else { continue }
        names.insert(project.table.nameID(project.table.declaration(member).name, in: member.file))
      }
    }
    return names
  }
}
