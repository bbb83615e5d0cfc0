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
    // The modules whose builders or routers it asks for something.
    var asked: [Int: Set<Int32>] = [:]
    for use in uses where use.way == .makes || use.way == .asks {
      guard !use.subject.isExternal, !use.object.isExternal, case let module = moduleOf[use.object.index], module >= 0,
        isProper(Int(module)), case let maker = table.owner(ofCodeOf: use.subject, roles).index,
        role(maker) == .router || role(maker) == .builder, !isContract(maker), isNamedAlone(maker)
      else { continue }
      if use.way == .asks {
        asked[maker, default: []].insert(module)
      } else if let part = role(use.object.index), Role.parts.contains(part), module != moduleOf[maker] {
        made[maker, default: [:]][module, default: []].insert(use.object.index)
      }
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

  /// Nothing but itself and its contracts bears its name.
  private func isNamedAlone(_ index: Int) -> Bool {
    let module = moduleOf[index]
    return module < 0 || members[Int(module)].allSatisfy { $0 == index || isContract($0) && role($0) == role(index) }
  }
}
