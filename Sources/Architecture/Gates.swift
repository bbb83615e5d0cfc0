import LintRules
import Modules
import Roles
import SymbolGraph

/// Which modules pass the gate of their preset: role rules look at these alone (SEMANTICS.md §3).
struct Gates: Sendable {
  /// For each module the number of the rulebook whose gate it must pass: the one in force for most of its types.
  let configurations: [Int]
  /// For each module.
  let areOpen: [Bool]
  /// For each rulebook whether some module passes the gate of its preset.
  let isAnyOpenUnder: [Bool]

  init(_ types: GroupedTypes) {
    let rulebooks = types.effectiveConfigurations.rulebooks
    let configurations = types.modules.map { types.configuration(of: $0) }
    let areOpen = types.modules.indices.map { types.passesGate($0, under: configurations[$0]) }
    isAnyOpenUnder = rulebooks.map { rulebook in
      areOpen.indices.contains { areOpen[$0] && rulebooks[configurations[$0]].preset == rulebook.preset }
    }
    (self.configurations, self.areOpen) = (configurations, areOpen)
  }

  /// Whether a type belongs to a module that passes the gate.
  func admit(_ key: TypeKey, of types: GroupedTypes) -> Bool {
    types.moduleOfType[key.index] >= 0 && areOpen[Int(types.moduleOfType[key.index])]
  }
}

extension GroupedTypes {
  /// The rulebook that is in force for most types of a module, of equals the first.
  fileprivate func configuration(of module: Module) -> Int {
    if effectiveConfigurations.rulebooks.count == 1 { return 0 }
    var counts: [Int: Int] = [:]
    for key in module.types { counts[effectiveConfigurations.number(of: table.entity(key).at.file), default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// - Parameter configuration: the number of the rulebook whose gate it is.
  @inline(never)
  fileprivate func passesGate(_ module: Int, under configuration: Int) -> Bool {
    hasPartsOfPattern(module, under: configuration) && patternShown(by: module, under: configuration) == nil
  }

  /// A gate asks how a type is declared, for its role and for imports, and for nothing that is known later.
  private func meets(_ selector: Selector, _ key: TypeKey, under configuration: Int) -> Bool {
    switch selector {
    case .all(let parts): return parts.allSatisfy { meets($0, key, under: configuration) }
    case .any(let parts): return parts.contains { meets($0, key, under: configuration) }
    case .not(let inner): return !meets(inner, key, under: configuration)
    case .imports(let words):
      let targets = effectiveConfigurations.rulebooks[configuration].names(of: words)
      return !key.isExternal && importsItself(anyOf: targets, table.entity(key).at.file)
    default: return agrees(key, with: selector)
    }
  }

  /// The preset of another pattern, on whose types a module is built.
  func patternShown(by module: Int, under configuration: Int) -> String? {
    effectiveConfigurations.rulebooks[configuration].gate.exclusions.first { other in
      modules[module].types.contains { meets(other.types, $0, under: configuration) }
    }?.preset
  }

  /// Whether some part meets each requirement of a gate.
  func hasPartsOfPattern(_ module: Int, under configuration: Int) -> Bool {
    let name = modules[module].name.lowercased()
    // `TooltipPresenter` beside `protocol TooltipRouter`, which nothing implements, presents no screen.
    let hasMore = modules[module].types.contains {
      role($0) == .view || role($0) == .interactor && nature($0) == .component
    }
    return effectiveConfigurations.rulebooks[configuration].gate.requirements.allSatisfy { requirement in
      modules[module].types.contains {
        meets(requirement, $0, under: configuration) && !isViewsDoing($0) && (hasMore || isImplemented($0))
          && (bearsName(name, $0) || isSpeltLike($0))
      }
    }
  }

  /// A component, or a contract that some component of the project implements.
  private func isImplemented(_ key: TypeKey) -> Bool { nature(key) != .contract || !conformers[key.index].isEmpty }

  /// A part that joined a module under another name does not make a VIPER module of it.
  ///
  /// - Parameter wanted: the name in lower case.
  func bearsName(_ wanted: String, _ key: TypeKey) -> Bool {
    if table.entity(key).parent != nil { return true }
    if simpleName(key).lowercased().containsBytes(of: wanted) { return true }
    return effectiveConfigurations[table.entity(key).at.file].forms.stem(of: simpleName(key)).isEmpty
  }

  /// `OrderRouter` in module `Orders`: one letter sets it apart.
  private func isSpeltLike(_ key: TypeKey) -> Bool { moduleReasons[key.index] == .spelling }

  /// `DragInteractorDelegate`, to which only views conform: they observe what moves, and no type presents anything.
  func isViewsDoing(_ key: TypeKey) -> Bool {
    guard nature(key) == .contract, role(key) != .view, simpleName(key).hasSuffix("Delegate"),
      !conformers[key.index].isEmpty
    else { return false }
    return conformers[key.index].allSatisfy { role($0) == .view }
  }
}
