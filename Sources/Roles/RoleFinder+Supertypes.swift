import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

/// Stratum 2: external superclasses and conformances.
extension RoleFinder {
  @inline(never)
  mutating func bySupertypes() {
    var caches = effectiveConfigurations.rulebooks.map { _ in [UInt32: [RoleSupertype]]() }
    func supertypes(of key: TypeKey, in file: UInt32) -> [RoleSupertype] {
      let number = effectiveConfigurations.number(of: file)
      if let known = caches[number][key.raw] { return known }
      let name = key.isExternal ? table.interner[key.nameID] : names[key.index]
      // What vendored bases are called a protocol of the project's own may be called, too, or a piece of its display;
      // those are classes that show nothing.
      let isNoBase = !key.isExternal && (table.entity(key).kind == .protocol || isOfUIKit(key.index))
      var found = effectiveConfigurations[file].supertypes.meanings(of: name).filter {
        key.isExternal || $0.isOfAnybody && ($0.form.whereImported.isEmpty || !isNoBase)
      }
      if !key.isExternal, case let qualified = table.qualifiedName(key), qualified != name {
        found += effectiveConfigurations[file].supertypes.meanings(of: qualified).filter {
          $0.isOfAnybody && $0.form.name.text.contains(".")
        }
      }
      caches[number][key.raw] = found
      return found
    }
    for index in table.types.indices where isOpen(index) && isComponent(index) {
      // A protocol that is bound to a UIKit class may be a mixin, so its name must speak.
      let file = table.types[index].at.file
      var candidates: [(role: Role, reason: RoleEvidence.Reason, at: DeclarationRef?)] = []
      for ancestor in ancestries[index] {
        for supertype in supertypes(of: ancestor, in: file) {
          guard mayPlay(index, supertype.role) else {
            if supertype.role == .view, showsItself(index, as: ancestor) { notWhatTheirNameSays.insert(index) }
            continue
          }
          let targets = supertype.form.whereImported
          if !targets.isEmpty, ancestor.isExternal, !imports(targets, file) { continue }
          let name = table.qualifiedName(ancestor)
          let at = statement(of: ancestor, by: index)
          if supertype.role == .view, let at, isShownElsewhere(index, at) { continue }
          candidates.append((supertype.role, .supertype(name), at))
        }
      }
      if candidates.isEmpty, table.has(entryMarks, table.types[index].at) {
        candidates = [(.app, .composesScreens, nil)]
      }
      if candidates.isEmpty, table.types[index].kind == .class, table.has(storedMarks, table.types[index].at) {
        candidates = [(.entity, .supertype("@Model"), nil)]
      }
      // A delegate of the application may be a view of nothing: being the root comes first.
      if candidates.contains(where: { $0.role == .app }) { candidates = candidates.filter { $0.role == .app } }
      if candidates.contains(where: { $0.role == .view }), routesByName(index) {
        give(index, .router, 2, .routesAlthoughView)
        continue
      }
      settle(index, candidates, 2)
    }
  }

  /// Where a type says that it has a supertype; nil where it has no extensions, or where the place is unknown.
  private func statement(of ancestor: TypeKey, by index: Int) -> DeclarationRef? {
    let parts = Array(table.parts(of: TypeKey(type: index)))
    guard parts.count > 1 else { return nil }
    return parts.first { part in
      hierarchy.resolver.inheritedTypes(of: part).contains { root in
        let context = table.declaration(part).parent
        let keys = hierarchy.resolver.value(ofType: root, in: part.file, context: context).keys
        return keys.contains { $0 == ancestor || hierarchy.ancestry(of: $0).contains(ancestor) }
      }
    }
  }

  /// `extension Money: View` in a target of user interface: there a value shows itself, and everywhere else it is what
  /// it was.
  private func isShownElsewhere(_ index: Int, _ statement: DeclarationRef) -> Bool {
    let type = table.types[index]
    guard type.kind.isValue else { return false }
    return table.target(of: statement.file) != table.target(of: type.at.file)
  }

  /// `enum Badge: Shape`: no view, as it is an enum, and no data either, unless it is coded.
  private func showsItself(_ index: Int, as ancestor: TypeKey) -> Bool {
    guard table.types[index].kind == .enum, ancestor.isExternal, !isCoded(index) else { return false }
    return statement(of: ancestor, by: index).map { !isShownElsewhere(index, $0) } ?? true
  }

  private func isOfUIKit(_ index: Int) -> Bool {
    ancestries[index].contains { $0.isExternal && table.interner.isOfUIKit($0.nameID) }
  }

  /// A protocol that refines a base protocol of RIBs has that one's role: `protocol RootDependencySplash: Dependency`.
  @inline(never)
  mutating func contractsByBases() {
    let bases = effectiveConfigurations.rulebooks.map { $0.roles.filter { !$0.baseContracts.isEmpty } }
    guard bases.contains(where: { !$0.isEmpty }) else { return }
    for index in table.types.indices where isOpen(index) && table.types[index].kind == .protocol {
      var found: [(role: Role, base: String)] = []
      for ancestor in ancestries[index] {
        let name = ancestor.isExternal ? table.interner[ancestor.nameID] : names[ancestor.index]
        for definition in bases[effectiveConfigurations.number(of: table.types[index].at.file)]
        where definition.baseContracts.contains(where: { $0.matches(name) }) {
          found.append((definition.role, name))
        }
      }
      // What refines bases of several roles has to be told by its own name.
      guard let first = found.first, found.allSatisfy({ $0.role == first.role }) else { continue }
      give(index, first.role, 2, .supertype(first.base))
    }
  }

  func routesByName(_ index: Int) -> Bool {
    guard table.types[index].kind == .class, let longest = typeNames.suffixes[index].first else { return false }
    // A bar that is called `StepNavigator` shows steps.
    return self[configurationOf: index].forms.suffixes[longest].role == .router
      && ancestries[index].contains { $0.isExternal && table.interner[$0.nameID].hasSuffix("ViewController") }
  }

  func imports(_ targets: [String], _ file: UInt32) -> Bool {
    let facts = table.facts(of: file)
    return facts.surface.imports.contains { targets.contains(facts.names[$0.target]) }
  }

  /// A view that conforms to a router contract is a router, once it is known which contracts are routers'.
  @inline(never)
  mutating func viewsThatRoute() {
    for index in table.types.indices
    where assignments[index].role == .view && isComponent(index) && assignments[index].evidence.first?.stratum == 2 {
      let reason: RoleEvidence.Reason
      if let contract = contractThatMakesARouter(of: index) {
        reason = .conformance(contract)
      } else if isFaceOfRouter(index) {
        reason = .showsRouter
      } else {
        continue
      }
      let old = assignments[index].evidence
      assignments[index].evidence = []
      assignments[index].role = nil
      give(index, .router, 2, reason)
      assignments[index].rivals += old
    }
  }

  /// `struct ProfileCoordinatorView: View` beside `ProfileCoordinator`: what shows the screens of its router.
  private func isFaceOfRouter(_ index: Int) -> Bool {
    guard table.types[index].kind == .struct, names[index].hasSuffix("View"),
      let router = table.interner.find(String(names[index].dropLast(4)))
    else { return false }
    let isRouter = table.types(named: router, in: table.types[index].parent).contains {
      isComponent($0.index) && assignments[$0.index].role == .router
    }
    return isRouter && keeps(index, router)
  }

  /// Whether a property of a type says that it is of a type of that name, or makes one.
  private func keeps(_ index: Int, _ name: NameID) -> Bool {
    let at = table.types[index].at
    let facts = table.facts(of: at.file)
    func isName(_ id: FileNameID) -> Bool { table.nameID(id, in: at.file) == name }
    return facts.surface.members(of: at.declaration).contains { _, fact in
      guard fact.kind == .variable else { return false }
      if fact.type != .max {
        return facts.surface.types[Int(fact.type)..<Int(facts.surface.types[Int(fact.type)].end)].contains {
          isName($0.name)
        }
      }
      return table.nameCalled(forValueOf: fact, in: at.file) == name
    }
  }

  private func contractThatMakesARouter(of index: Int) -> TypeKey? {
    let contracts = ancestries[index].filter { !$0.isExternal && table.entity($0).kind == .protocol }
    let routing = contracts.filter { assignments[$0.index].role == .router && !typeNames.areWeakContracts[$0.index] }
    let isView = contracts.contains { assignments[$0.index].role == .view }
    return routing.first { contract in
      let stem = stems[contract.index]
      // If only one screen conforms to what its own module calls a router, it is that router, whatever else it is.
      let isNamedAlike =
        stem == stems[index] || !stem.isEmpty && isContainer(index) && isWord(stem, atBeginningOf: names[index])
      let isSole = conformers[contract.index].count == 1 && isNamedAlike
      guard !isView || isSole && isCalledRouters(contract.index) else { return false }
      if stem.isEmpty || isSole && isCalledRouters(contract.index) || stem == stems[index]
        || names[index].containsBytes(of: "Router")
      {
        return true
      }
      // A view controller that another module's router borrows stays a screen, and so does a module's own view.
      return table.types[index].kind == .struct && !hasPartner(index)
    }
  }

  /// A tab bar, a navigation controller…, that has no presenter or interactor.
  private func isContainer(_ index: Int) -> Bool {
    !hasPartner(index) && hierarchy.inheritsFromContainer(TypeKey(type: index))
  }

  /// `Main` begins `MainTabBarController`, and not `Mainframe`.
  func isWord(_ word: String, atBeginningOf name: String) -> Bool {
    guard name.hasPrefix(word) else { return false }
    return name.dropFirst(word.count).first?.isLowercase != true
  }

  /// Whether a presenter or an interactor is called as a type is.
  private func hasPartner(_ index: Int) -> Bool {
    (componentsByStem[stems[index]] ?? []).contains {
      assignments[$0].role == .presenter || assignments[$0].role == .interactor
    }
  }
}
