import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

extension Judge {
  /// A stored reference names a contract where the other part has one.
  func contract(_ clause: ContractClause) {
    let from = selection(clause.from)
    sawSubject(among: from)
    for index in active.lazy.map({ Int($0) }) where ways[index] == .stores && isChosen(subjects[index], from) {
      let (use, subject) = (self.use(index), subjects[index])
      guard decidesOn(subject) else { continue }
      sawSubject()
      act(on: decide(clause, use, by: subject), about: .use(use), chain: use.chain)
    }
  }

  /// What a clause says of a stored reference to a class.
  private func decide(_ clause: ContractClause, _ use: Use, by subject: TypeKey) -> Decision {
    guard !use.object.isExternal, project.nature(use.object) == .component, relations.matches(clause.to, use.object),
      // A project's own rule may also speak of other parts of one role.
      let role = project.role(subject), rule.seesAllCode && subject != use.object || role != project.role(use.object)
    else { return .none }
    if let reason = reluctance(subject, use.file, isAffiliated: true) { return .exempt(reason) }
    if let relation = clause.relation, !relates(relation, subject, use.object) { return .exempt(.relation(relation)) }
    guard let found = contract(for: use, as: role, of: subject) else { return .exempt(.noContract) }
    let note = Diagnostic.Note.contract(found.contract, lacks: found.lacks)
    return decide(on: Diagnostic(rule: number, use, note: note), unless: clause.unless)
  }

  /// A contract of the component's role and module to which it conforms, and which is meant for the type that stores
  /// it: only that can replace the class. A contract that the interactor calls is not one for a view. Of several
  /// contracts the one that declares most of the members that are called; with the names of those that it lacks.
  private func contract(
    for use: Use, as caller: Role, of subject: TypeKey
  ) -> (contract: TypeKey, lacks: [String])? {
    let component = use.object
    let role = project.role(component)
    let contracts = project.hierarchy.ancestry(of: component).dropFirst().filter {
      project.nature($0) == .contract && project.role($0) == role && isOfModule($0, of: component, role)
        && project.isMeant($0, for: caller) && !project.isToldByPiece($0)
        && isSeen($0, by: subject) && canBeStored($0, by: subject)
    }
    guard !contracts.isEmpty else { return nil }
    let callers = [subject] + project.hierarchy.descendants(of: subject)
    let called = callers.reduce(into: Set<Call>()) { $0.formUnion(calls(by: $1, of: component)) }
    func share(_ contract: TypeKey) -> Int { called.count { declares(contract, $0) } }
    // The first of those that declare equally much, and rather one that is called like a contract of that role.
    let rated = contracts.map { (contract: $0, share: share($0), name: project.isNamedContract($0, of: role) ? 1 : 0) }
    guard let best = rated.max(by: { ($0.share, $0.name) < ($1.share, $1.name) }) else { return nil }
    // What a service conforms to besides (`Injectable`) is not meant for those that use it; and a function that
    // takes the service may want the class.
    if role == .service,
      best.share == 0 || isLentAlone(best.contract) || callers.contains(where: { isHandedOn(use, by: $0) })
    {
      return nil
    }
    // A contract that lacks some of what is called was meant for it all the same, if it has most of that; one of a
    // service may be for others.
    guard best.share == called.count || role != .service && best.share * 2 > called.count else { return nil }
    let lacks = Set(called.filter { !declares(best.contract, $0) }.map { project.table.name(of: $0.member) })
    return (best.contract, lacks.map { project.table.interner[$0] }.sorted())
  }

  /// `extension Networking { func load() { … } }`: it lends members to what conforms to it, and nothing is declared to
  /// be of this type.
  private func isLentAlone(_ contract: TypeKey) -> Bool {
    !evidence.isDeclaredType(contract)
      && project.table.parts(of: contract).contains { part in
        project.table.declaration(part).kind == .extension
          && project.table.members(in: part).contains { $0.fact.kind == .function }
      }
  }

  /// Of the same module; a service may belong to none, whatever its contract is called after.
  private func isOfModule(_ contract: TypeKey, of component: TypeKey, _ role: Role?) -> Bool {
    let (one, other) = (project.module(contract), project.module(component))
    return one == other || role == .service && (one == nil || other == nil)
  }

  /// What is generic by an associated type cannot be stored as it is, unless that is a primary one (`any
  /// Presenting<Row>`) or the type that stores it can be generic, as SwiftUI's views are.
  private func canBeStored(_ contract: TypeKey, by subject: TypeKey) -> Bool {
    if project.table.entity(subject).kind == .struct { return true }
    return project.hierarchy.ancestry(of: contract).allSatisfy { ancestor in
      guard !ancestor.isExternal, case let at = project.table.entity(ancestor).at else { return true }
      return project.table.declaration(at).genericParameterCount > 0
        || !project.table.members(in: at).contains { $0.fact.kind == .associatedtype }
    }
  }

  /// Another target sees only what is public. Folders of which no manifest speaks are one target where a file uses
  /// what another one declares without an import.
  private func isSeen(_ contract: TypeKey, by subject: TypeKey) -> Bool {
    let (there, here) = (project.table.entity(contract).at, project.table.entity(subject).at)
    let (target, targets) = (project.table.target(of: there.file), project.table.targets)
    let isStated = [there, here].contains { targets.number(of: project.table.folders.ofFile[Int($0.file)]) != -1 }
    return target == project.table.target(of: here.file)
      || !isStated && !project.imports(anyOf: [target], here.file)
      || !project.table.declaration(there).modifiers.isDisjoint(with: [.public, .open, .package])
  }

  // MARK: What is called

  /// A member that is called, read or assigned to.
  private struct Call: Hashable {
    var member: DeclarationRef
    var isWritten = false
    /// `$items`, which a wrapper of the class adds.
    var isProjection = false
  }

  private func calls(by subject: TypeKey, of component: TypeKey) -> Set<Call> {
    var calls: Set<Call> = []
    for use in uses(of: component, by: subject) {
      // What belongs to the type itself (`MenuInteractor.standard`) is asked of no instance.
      guard let member = use.member, !project.table.declaration(member).modifiers.belongToType else { continue }
      var call = Call(member: member)
      if let access = access(behind: use) {
        call.isWritten = access.flags.contains(.isWritten)
        call.isProjection = project.table.facts(of: use.file).names[access.payload].hasPrefix("$")
      }
      calls.insert(call)
    }
    return calls
  }

  /// `session.token`, where `session` is used.
  private func access(behind use: Use) -> ExpressionNode? {
    guard use.node != .max else { return nil }
    let expressions = project.table.facts(of: use.file).body.expressions
    var operand = use.node
    while case let next = operand + 1, next < expressions.count, expressions[Int(next)].operand == operand {
      let fact = expressions[Int(next)]
      if fact.kind == .member { return fact }
      guard fact.kind.unwraps else { return nil }
      operand = next
    }
    return nil
  }

  /// Some function is given what a property holds.
  private func isHandedOn(_ property: Use, by subject: TypeKey) -> Bool {
    let name = project.table.name(of: DeclarationRef(file: property.file, declaration: property.declaration))
    return project.table.parts(of: subject).contains { part in
      let facts = project.table.facts(of: part.file)
      let code = project.table.declaration(part).range
      return facts.body.arguments.contains { argument in
        argument.value != .max && code.contains(facts.body.expressions[Int(argument.value)].offset)
          && project.ownName(argument.value, in: part.file) == name
          && project.local(namedAt: argument.value, in: part.file) == nil
      }
    }
  }

  private func uses(of component: TypeKey, by subject: TypeKey) -> [Use] {
    Set(project.table.parts(of: subject).map(\.file)).sorted().flatMap { file in
      project.uses(in: file).filter { $0.subject == subject && $0.object == component }
    }
  }

  /// The contract, or one that it refines, has a member of the same name and labels; to be assigned to it needs a
  /// setter.
  private func declares(_ contract: TypeKey, _ call: Call) -> Bool {
    if call.isProjection { return false }
    let table = project.table
    let called = table.declaration(call.member)
    let labels = table.labels(of: call.member)
    return project.hierarchy.ancestry(of: contract).contains { ancestor in
      table.members(named: table.name(of: call.member), of: ancestor).contains { member in
        let declared = table.declaration(member)
        return declared.kind == called.kind && table.labels(of: member) == labels
          && (!call.isWritten || declared.modifiers.contains(.settable))
      }
    }
  }
}
