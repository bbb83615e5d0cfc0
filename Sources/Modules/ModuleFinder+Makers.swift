import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Step 3: routers and builders that put a module together under another name.
extension ModuleFinder {
  /// A router or builder whose own name belongs to no module, and that makes two or more parts of one, belongs to that
  /// one (SEMANTICS.md §3). One that leads to several other modules as well belongs to none: the app's coordinator.
  @inline(never)
  mutating func joinMakersOfParts() {
    var made: [Int: [Int32: Set<Int>]] = [:]
    let asked = modulesAskedFor()
    for use in uses where use.way == .makes && !use.subject.isExternal && !use.object.isExternal {
      let maker = table.owner(ofCodeOf: use.subject, roles).index
      guard role(maker) == .router || role(maker) == .builder, !isContract(maker), isNamedAlone(maker),
        let part = role(use.object.index), Role.parts.contains(part), moduleOf[use.object.index] >= 0,
        moduleOf[use.object.index] != moduleOf[maker], isProper(Int(moduleOf[use.object.index]))
      else { continue }
      made[maker, default: [:]][moduleOf[use.object.index], default: []].insert(use.object.index)
    }
    for maker in made.keys.sorted() {
      let whole = made[maker]!.filter { $0.value.count >= 2 }
      guard whole.count == 1, let (module, parts) = whole.first, let part = parts.min() else { continue }
      let others = Set(made[maker]!.keys).union(asked[maker] ?? []).subtracting([module, moduleOf[maker]])
      if others.count >= 2 { continue }
      let reason = ModuleReason.connected(TypeKey(type: maker), TypeKey(type: part))
      if moduleOf[maker] >= 0 {
        merge(Int(moduleOf[maker]), into: Int(module), because: reason)
      } else {
        join(maker, Int(module), because: reason)
      }
    }
  }

  /// For each router and builder the modules whose builders or routers it asks for something.
  private func modulesAskedFor() -> [Int: Set<Int32>] {
    var asked: [Int: Set<Int32>] = [:]
    for use in uses where use.way == .asks && !use.subject.isExternal && !use.object.isExternal {
      let maker = table.owner(ofCodeOf: use.subject, roles).index
      guard role(maker) == .router || role(maker) == .builder, case let module = moduleOf[use.object.index],
        module >= 0, isProper(Int(module))
      else { continue }
      asked[maker, default: []].insert(module)
    }
    return asked
  }

  /// Nothing but itself and its contracts bears its name.
  private func isNamedAlone(_ index: Int) -> Bool {
    let module = moduleOf[index]
    return module < 0 || members[Int(module)].allSatisfy { $0 == index || isContract($0) && role($0) == role(index) }
  }
}
