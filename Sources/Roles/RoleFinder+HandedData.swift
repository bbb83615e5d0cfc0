import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// Data by the part that passes it: an interactor's results are entities, what a presenter passes to its view is a view
/// model.
extension RoleFinder {
  @inline(never)
  mutating func byHandedData() {
    for index in table.types.indices where isContract(index) || isComponent(index) {
      guard let role = assignments[index].role else { continue }
      let key = TypeKey(type: index)
      if role == .interactor {
        for result in resultsOfInteractor(key) { giveData(result, .entity, .resultOf(key)) }
      } else if role == .presenter, isContract(index), isInteractorsOutput(index) {
        for result in data(in: functions(of: key), parameters: true) { giveData(result, .entity, .resultOf(key)) }
      }
    }
    let addressed = contractsOfPresenters()
    for index in table.types.indices
    where assignments[index].role == .view && table.types[index].kind == .protocol && addressed.contains(index) {
      let key = TypeKey(type: index)
      for shown in data(in: functions(of: key) + settableProperties(of: key), parameters: true)
      where !isDecoded(shown.index) {
        giveData(shown, .viewModel, .shownBy(key))
      }
    }
  }

  /// What the functions of an interactor return, what their completions are given, and what its presenter or output is
  /// given where it calls that.
  private func resultsOfInteractor(_ key: TypeKey) -> [TypeKey] {
    let own = functions(of: key)
    var found = data(in: own, results: true, completions: true)
    guard !isContract(key.index) else { return found }
    for (name, receiver) in presentersKept(by: key) {
      let offered = hierarchy.ancestry(of: receiver).filter { !$0.isExternal }.flatMap { functions(of: $0) }
      let byName = Dictionary(grouping: offered) { table.name(of: $0) }
      let names = Set(byName.keys)
      code(of: key, reading: .namedCalls, names: names).calls(named: names) { called, on in
        if on == name { found += data(in: byName[called] ?? [], parameters: true) }
      }
    }
    return found
  }

  /// The properties in which an interactor keeps its presenter or output, with their types.
  private func presentersKept(by key: TypeKey) -> [(name: NameID, type: TypeKey)] {
    table.parts(of: key).flatMap { part in
      table.members(in: part).flatMap { number, member -> [(name: NameID, type: TypeKey)] in
        guard member.kind == .variable, member.type != .max else { return [] }
        let keys = hierarchy.resolver.value(ofType: member.type, in: part.file, context: number).keys
        return keys.filter { !$0.isExternal && assignments[$0.index].role == .presenter }
          .map { (table.nameID(member.name, in: part.file), $0) }
      }
    }
  }

  private func functions(of key: TypeKey) -> [DeclarationRef] {
    table.parts(of: key).flatMap { part in
      table.members(in: part).filter { $0.fact.kind == .function }
        .map { DeclarationRef(file: part.file, declaration: $0.number) }
    }
  }

  /// `var state: LoginState { get set }`: to set it is to pass a value as well.
  private func settableProperties(of key: TypeKey) -> [DeclarationRef] {
    table.parts(of: key).flatMap { part in
      table.members(in: part).filter { $0.fact.kind == .variable && $0.fact.modifiers.contains(.settable) }
        .map { DeclarationRef(file: part.file, declaration: $0.number) }
    }
  }

  /// `Decodable`, `Codable`: what a service fetches, and no view model.
  private func isDecoded(_ index: Int) -> Bool {
    inherits(index, fromOutside: ["Decodable", "Codable"])
  }

  /// The contracts through which a presenter can hand something on: those that it keeps, and those of its module.
  private func contractsOfPresenters() -> Set<Int> {
    var found: Set<Int> = []
    var stemsOfPresenters: Set<String> = []
    for index in table.types.indices where assignments[index].role == .presenter && isComponent(index) {
      stemsOfPresenters.insert(stem(ofModuleOf: TypeKey(type: index)))
      for at in table.parts(of: TypeKey(type: index)) {
        for (_, declaration) in table.members(in: at)
        where declaration.kind == .variable && declaration.type != .max {
          let kept = hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: at.declaration)
          for key in kept.keys {
            for contract in hierarchy.ancestry(of: key) where !contract.isExternal { found.insert(contract.index) }
          }
        }
      }
    }
    found.formUnion(table.types.indices.filter { stemsOfPresenters.contains(stems[$0]) })
    return found
  }

  /// What an interactor reports through: `…InteractorOutput`, `InteractorToPresenter…`.
  func isInteractorsOutput(_ index: Int) -> Bool {
    names[index].containsBytes(of: "InteractorOutput") || typeNames.directions[index]?.from == .interactor
  }

  mutating func giveData(_ key: TypeKey, _ role: Role, _ reason: RoleEvidence.Reason) {
    // One by its folder is data as well, which some rules ask.
    if role == .entity, assignments[key.index].role == .entity,
      !assignments[key.index].evidence.contains(where: { $0.reason == reason })
    {
      give(key.index, role, 7, reason)
    }
    guard isOpen(key.index), isComponent(key.index), !hasContractForm(key.index, evenAlone: false) else { return }
    guard mayBeEntity(key.index), table.entity(key).parent == nil else { return }
    if role == .entity, isError(key.index) || !holdsData(key.index) { return }
    give(key.index, role, 7, reason)
  }

  private func isError(_ index: Int) -> Bool {
    ancestries[index].contains { $0.isExternal && RoleFinder.errors.contains(table.interner[$0.nameID]) }
  }

  private static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError", "RecoverableError", "NSError"]

  /// A value, or a class that is coded, kept or does nothing but hold values.
  private func holdsData(_ index: Int) -> Bool {
    guard table.types[index].kind.isObject else { return true }
    return isDecoded(index) || onlyHoldsData(index)
  }

  /// The types of the project that functions return, call back with, or take, and those of properties, single and in
  /// collections alike.
  private func data(
    in functions: [DeclarationRef], results: Bool = false, completions: Bool = false, parameters: Bool = false
  ) -> [TypeKey] {
    var found: [TypeKey] = []
    func collect(_ value: Value, depth: Int = 0) {
      guard depth < 8 else { return }
      switch value {
      case .type(let key, let arguments):
        if !key.isExternal {
          if isMessage(key.index) {
            for kept in valuesKept(by: key) { collect(kept, depth: depth + 1) }
          } else if table.declaration(table.entity(key).at).genericParameterCount == 0 {
            // (`ServiceResponse<Order>` is a wrapper: what it is filled in with is the data.)
            found.append(key)
          }
        }
        for argument in arguments { collect(argument, depth: depth + 1) }
      case .array(let element): collect(element, depth: depth + 1)
      case .dictionary(_, let element): collect(element, depth: depth + 1)
      case .tuple(let parts): for part in parts { collect(part.value, depth: depth + 1) }
      default: break
      }
    }
    for at in functions {
      let fact = table.declaration(at)
      // What only the type itself can ask for is not a result.
      if fact.modifiers.hideFromOtherFiles { continue }
      if results || parameters && fact.kind == .variable, fact.type != .max {
        collect(hierarchy.resolver.value(ofType: fact.type, in: at.file, context: at.declaration))
      }
      for parameter in table.facts(of: at.file).surface.parameters(of: fact) {
        let value = hierarchy.resolver.value(ofType: parameter.type, in: at.file, context: at.declaration)
        if case .function(let handed, _) = value {
          if completions { for part in handed { collect(part) } }
        } else if parameters {
          collect(value)
        }
      }
    }
    return found
  }

  /// What the properties of a message are declared with.
  private func valuesKept(by key: TypeKey) -> [Value] {
    table.parts(of: key).flatMap { part in
      table.members(in: part).filter { $0.fact.kind == .variable && $0.fact.type != .max }
        .map { hierarchy.resolver.value(ofType: $0.fact.type, in: part.file, context: $0.number) }
    }
  }
}
