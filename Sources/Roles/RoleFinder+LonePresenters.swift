import LintRules
import SwiftFacts
import SymbolGraph

/// Presenters by name that present alerts or loaders, and not a module.
extension RoleFinder {
  /// What partners have in common: the rest of their names, or for parts that are called like their role and nothing
  /// else (`Login.Presenter`) the type or the folder that they lie in.
  private func partnership(of index: Int) -> String {
    if !stems[index].isEmpty { return stems[index] }
    let type = table.types[index]
    if let parent = type.parent { return "in \(parent.raw)" }
    return "at \(table.folders.ofFile[Int(type.at.file)])"
  }

  /// What is called to put something on show.
  static let showing = [
    "present", "show", "addSubview", "makeKeyAndVisible", "UIAlertController", "bringSubviewToFront",
  ]

  /// A `…Presenter` without a partner that shows things itself presents alerts or loaders, not a module.
  @inline(never)
  mutating func dropLonePresenters() {
    var partners: [String: Int] = [:]
    for index in table.types.indices {
      guard let role = assignments[index].role, Role.parts.contains(role) else { continue }
      if role == .view && !isContract(index) && !isScreen(index) { continue }
      partners[partnership(of: index), default: 0] += 1
    }
    let showing = Set(RoleFinder.showing.compactMap { table.interner.find($0) })
    for index in table.types.indices
    where assignments[index].role == .presenter && (isComponent(index) || isViewsMixin(index))
      && assignments[index].evidence.allSatisfy({ $0.stratum == 3 })
    {
      guard partners[partnership(of: index), default: 0] <= 1, !implementsContract(index), !keepsPartner(index),
        shows(index, showing)
      else { continue }
      assignments[index].rivals = assignments[index].evidence
      assignments[index].evidence = []
      assignments[index].role = nil
      lonePresenters.insert(index)
    }
  }

  /// `protocol AlertPresenter {}` with its code in an extension; only views conform to it.
  private func isViewsMixin(_ index: Int) -> Bool {
    table.types[index].kind == .protocol && !conformers[index].isEmpty
      && conformers[index].allSatisfy { !$0.isExternal && assignments[$0.index].role == .view }
  }

  private func implementsContract(_ index: Int) -> Bool {
    ancestries[index].contains {
      !$0.isExternal && isContract($0.index) && (assignments[$0.index].role != nil || hasContractForm($0.index))
    }
  }

  /// It stores an interactor, or the contract of a partner: some of these have a role by their names only later. (What
  /// a bridge to a coordinator shows, it shows itself.)
  private func keepsPartner(_ index: Int) -> Bool {
    for property in properties(of: index) {
      for key in typeKeys(of: property) where !key.isExternal {
        let role = assignments[key.index].role
        if role == .interactor { return true }
        guard isContract(key.index), !typeNames.areWeakContracts[key.index] else { continue }
        if role == .view || role == nil && hasContractForm(key.index) { return true }
      }
    }
    return false
  }

  /// Whether its code puts something on show: itself, or through something of UIKit. What a view is told behind its
  /// contract is shown by that one.
  private func shows(_ index: Int, _ showing: Set<NameID>) -> Bool {
    var found = false
    code(of: TypeKey(type: index), reading: .namedCalls, names: showing).calls(named: showing) { _, receiver in
      if let receiver, let property = properties(of: index).first(where: { table.name(of: $0) == receiver }),
        case let keys = typeKeys(of: property), !keys.isEmpty,
        keys.allSatisfy({ !$0.isExternal && isContract($0.index) })
      {
        return
      }
      found = true
    }
    return found
  }

  private func properties(of index: Int) -> [DeclarationRef] {
    table.parts(of: TypeKey(type: index)).flatMap { part in
      table.members(in: part).lazy.filter { $0.fact.kind == .variable }
        .map { DeclarationRef(file: part.file, declaration: $0.number) }
    }
  }

  private func typeKeys(of property: DeclarationRef) -> TypeKeys {
    let fact = table.declaration(property)
    let (file, context) = (property.file, fact.parent)
    if fact.type != .max { return hierarchy.resolver.value(ofType: fact.type, in: file, context: context).keys }
    // `let interactor = LoginInteractor()`
    guard let name = table.nameCalled(forValueOf: fact, in: file) else { return TypeKeys() }
    return hierarchy.resolver.lookup(name, in: file, context: context)?.keys ?? TypeKeys()
  }
}
