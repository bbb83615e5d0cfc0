import LintRules
import SourceText
import SwiftFacts

/// Data by who hands it on: an interactor's results are entities, what a presenter passes to its view is a view model.
extension RoleFinder {
  @inline(never)
  mutating func byHandedData() {
    for index in table.types.indices where isContract(index) || isComponent(index) {
      guard let role = assignments[index].role else { continue }
      let key = TypeKey(type: index)
      if role == .interactor {
        for result in dataHanded(by: key, results: true) { giveData(result, .entity, .resultOf(key)) }
      } else if role == .presenter, isContract(index), isInteractorsOutput(index) {
        for result in dataHanded(by: key, results: true, parameters: true) { giveData(result, .entity, .resultOf(key)) }
      }
    }
    let addressed = contractsOfPresenters()
    for index in table.types.indices
    where assignments[index].role == .view && table.types[index].kind == .protocol && addressed.contains(index) {
      let key = TypeKey(type: index)
      for shown in dataHanded(by: key, results: false) { giveData(shown, .viewModel, .shownBy(key)) }
    }
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
    guard isOpen(key.index), isComponent(key.index), !hasContractForm(key.index, evenAlone: false) else { return }
    guard mayBeEntity(key.index), table.entity(key).parent == nil else { return }
    if role == .entity, table.entity(key).kind == .enum { return }
    give(key.index, role, 7, reason)
  }

  /// Element types of collections in results, parameters of completions, or (for output contracts) of parameters.
  @inline(never)
  func dataHanded(by key: TypeKey, results: Bool, parameters: Bool = false) -> [TypeKey] {
    var found: [TypeKey] = []
    // Of an interactor's results only the elements of collections: a single value may be a status or a message.
    func collect(_ value: Value, isElement: Bool) {
      switch value {
      case .type(let key, let arguments):
        if !key.isExternal, isElement || !results { found.append(key) }
        for argument in arguments { collect(argument, isElement: isElement) }
      case .array(let element): collect(element, isElement: true)
      case .dictionary(_, let element): collect(element, isElement: true)
      case .tuple(let parts): for part in parts { collect(part.value, isElement: isElement) }
      default: break
      }
    }
    for at in table.parts(of: key) {
      let surface = table.files[Int(at.file)].facts.surface
      for (context, declaration) in surface.members(of: at.declaration) where declaration.kind == .function {
        if results, declaration.type != .max {
          collect(hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: context), isElement: false)
        }
        for parameter in surface.parameters(of: declaration) {
          let value = hierarchy.resolver.value(ofType: parameter.type, in: at.file, context: context)
          if !results || parameters {
            collect(value, isElement: false)
          } else if case .function(let handed, _) = value {
            for part in handed { collect(part, isElement: false) }
          }
        }
      }
    }
    return found
  }
}
