import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Step 3: parts with another prefix join the only module of their feature's folder that they are connected with.
extension ModuleFinder {
  /// For each type those that it stores, inherits from, makes or writes to, or that do so with it.
  func connections() -> GroupedIndex {
    var pairs: [(key: UInt64, value: UInt32)] = []
    for use in uses where use.way == .stores || use.way == .inherits || use.way == .makes || use.isWritten {
      guard !use.subject.isExternal, !use.object.isExternal else { continue }
      // A router that another router makes or keeps leads somewhere else.
      if use.way != .inherits, role(use.subject.index) == .router, role(use.object.index) == .router { continue }
      pairs.append((UInt64(use.subject.raw), use.object.raw))
      pairs.append((UInt64(use.object.raw), use.subject.raw))
    }
    return GroupedIndex(pairs)
  }

  /// `LoginLogic: LoginViewOutput`: a part whose name says no role, and which is alone in its module, joins the module
  /// with the longest name that its own begins with.
  mutating func joinUnnamed(_ linked: GroupedIndex) {
    var byName: [String: [Int]] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty {
      byName[names[module], default: []].append(module)
    }
    for lone in members.indices where members[lone].count == 1 {
      let index = members[lone][0]
      guard !isContract(index), isTopLevel(index), role(index).map(Role.behaviour.contains) ?? false else {
        continue
      }
      let forms = self[naming: index]
      let name = forms.undecorated(name(index))
      guard forms.suffixNumbers(undecorated: name).isEmpty else { continue }
      let ends = name.indices.dropFirst().filter { !name[$0].isLowercase }
      for end in ends.reversed() {
        let near = (byName[String(name[..<end])] ?? []).filter { module in
          module != lone && isProper(module) && members[module].contains { isBeside(index, $0) }
        }
        guard let module = near.first else { continue }
        if near.count == 1, let reason = connection(of: [index], with: Set(members[module]), linked) {
          merge(lone, into: module, because: reason)
        }
        break
      }
    }
  }

  @inline(never)
  mutating func joinByConnection() {
    let linked = connections()
    joinUnnamed(linked)
    let byFolder = modulesByHome()
    joinBareParts(linked)
    for folder in byFolder.keys.sorted() {
      let here = byFolder[folder]!.filter { !members[$0].isEmpty }
      completeEachOther(here, in: folder, linked)
      var whole = here.filter { !members[$0].isEmpty && isProper($0) && rolesOf($0).count >= 2 }
      // Contracts alone may be those of the parts beside them, under another name.
      if whole.count > 1 { whole.removeAll { !hasComponents($0) && !isWeak($0) } }
      // A view with a presenter of its own may be one more of the module beside it.
      let works = whole.filter { !isViewWithPresenter($0) }
      if works.count == 1 { whole = works }
      guard whole.count == 1, let module = whole.first else { continue }
      for lone in here
      where lone != module && !members[lone].isEmpty && members[lone].allSatisfy({ home($0) == folder }) {
        let isPair = isViewWithPresenter(lone)
        let isPart = rolesOf(lone).count == 1 || !isProper(lone) || isPair
        guard isPart || !hasComponents(lone) && !isWeak(lone), !isOfAnotherMaking(lone) else { continue }
        if isPair, isUsedElsewhere(lone, beside: module, linked) { continue }
        let partners = Set(members[module])
        // What a module asks of others is implemented elsewhere, and does not tie it to a module.
        let ties = isPart ? members[lone] : members[lone].filter { !isWeakContract($0) }
        if let reason = connection(of: ties, with: partners, linked) { merge(lone, into: module, because: reason) }
      }
    }
  }

  /// `TripMapView` or `TripItemCell` and its presenter, in the folder of `TripDetail`.
  private func isViewWithPresenter(_ module: Int) -> Bool {
    rolesOf(module) == [.view, .presenter] && members[module].contains { role($0) == .view && !isContract($0) }
  }

  /// Parts of a third module work with it: a piece of several modules belongs to none.
  private func isUsedElsewhere(_ module: Int, beside other: Int, _ linked: GroupedIndex) -> Bool {
    members[module].contains { index in
      linked.values(of: UInt64(index)).contains { user in
        let owner = Int(moduleOf[Int(user)])
        return owner >= 0 && owner != module && owner != other && isProper(owner)
      }
    }
  }

  /// Nothing but what a module asks of others: outputs and delegates.
  func isWeak(_ module: Int) -> Bool { members[module].allSatisfy { isWeakContract($0) } }

  func isWeakContract(_ index: Int) -> Bool { isContract(index) && self[naming: index].isWeakContract(name(index)) }

  /// `DepositScenePresentationLogic` beside `Deposit.Presenter`: contracts alone are no module. They belong to the
  /// module that implements them. (What a module asks of others, its outputs and delegates, is implemented elsewhere.)
  mutating func joinContracts() {
    func carriers(of contract: Int) -> [Int] {
      conformers[contract].map(\.index).filter { moduleOf[$0] >= 0 && moduleOf[$0] != moduleOf[contract] }
    }
    for module in members.indices where !members[module].isEmpty && members[module].allSatisfy({ isContract($0) }) {
      let inputs = members[module].filter { !isWeakContract($0) }
      let modules = Set(inputs.flatMap { carriers(of: $0) }.map { moduleOf[$0] })
      guard modules.count == 1, let target = modules.first,
        let contract = inputs.first(where: { !carriers(of: $0).isEmpty }), let carrier = carriers(of: contract).first
      else { continue }
      let folders = Set(members[Int(target)].map { home($0) })
      guard members[module].allSatisfy({ folders.contains(home($0)) }) else { continue }
      merge(
        module, into: Int(target),
        because: .carriedOut(contract: TypeKey(type: contract), by: TypeKey(type: carrier)))
    }
  }

  /// `ViewToPresenterProtocol` names no module: it belongs to the only one whose parts conform to it or store it.
  mutating func joinBareContracts() {
    let bare = Set(
      table.types.indices.filter { index in
        guard moduleOf[index] < 0, isContract(index), isTopLevel(index), let role = role(index) else { return false }
        guard role == .view || Role.behaviour.contains(role) else { return false }
        let forms = self[naming: index]
        // Mere `Interactor` and `WireframeInterface` are bases, whatever types conform to them so far.
        return forms.direction(undecorated: forms.undecorated(name(index)))?.rest.isEmpty ?? false
      })
    if bare.isEmpty { return }
    // For each contract the modules that have to do with it, each with the first part that does.
    var partners: [Int: [Int32: Int]] = [:]
    func connect(_ contract: Int, _ part: Int) {
      guard role(part) != nil, moduleOf[part] >= 0, isProper(Int(moduleOf[part])) else { return }
      if partners[contract]?[moduleOf[part]] == nil { partners[contract, default: [:]][moduleOf[part]] = part }
    }
    for index in table.types.indices where moduleOf[index] >= 0 {
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && bare.contains(ancestor.index) {
        connect(ancestor.index, index)
      }
    }
    for use in uses where use.way == .stores && !use.object.isExternal && !use.subject.isExternal {
      if bare.contains(use.object.index) { connect(use.object.index, use.subject.index) }
    }
    for contract in partners.keys.sorted() {
      guard let found = partners[contract], found.count == 1, let (module, part) = found.first else { continue }
      join(contract, Int(module), because: .connected(TypeKey(type: contract), TypeKey(type: part)))
    }
  }

  /// A part that is called like its role and nothing else (`Interactor`, `Router`), or that composes others, is of the
  /// only module of its feature's folder, where that has to do with it.
  mutating func joinBareParts(_ linked: GroupedIndex) {
    let bare = table.types.indices.filter { index in
      guard moduleOf[index] < 0, isTopLevel(index), let role = role(index) else { return false }
      if table.types[index].kind == .typealias { return true }
      return Role.behaviour.contains(role) && stem(index).isEmpty
    }
    if bare.isEmpty { return }
    let byHome = modulesByHome()
    for index in bare where !bases.contains(index) {
      let here = (byHome[home(index)] ?? []).filter { !members[$0].isEmpty && isProper($0) }
      guard here.count == 1, let module = here.first,
        table.types[index].kind == .typealias || !rolesOf(module).contains(role(index)!)
      else { continue }
      if let reason = connection(of: [index], with: Set(members[module]), linked) {
        join(index, module, because: reason)
      }
    }
  }

  /// `typealias HomeInterable = HomePresenterProtocol & HomeInteractorDelegate` is of the module of its parts.
  mutating func joinCompositions() {
    for index in table.types.indices
    where moduleOf[index] < 0 && table.types[index].kind == .typealias && role(index) != nil {
      let parts = hierarchy.resolver.aliased(TypeKey(type: index)).keys
      let modules = Set(parts.map { $0.isExternal ? -1 : moduleOf[$0.index] })
      guard modules.count == 1, let module = modules.first, module >= 0, let first = parts.first else { continue }
      join(index, Int(module), because: .connected(TypeKey(type: index), first))
    }
  }

  func isContract(_ index: Int) -> Bool { table.types[index].kind.nature == .contract }

  /// `TransferConfirm` has a presenter and `TransferConfirmation` the interactor that it stores: two spellings of one
  /// module.
  mutating func completeEachOther(_ here: [Int], in folder: Int32, _ linked: GroupedIndex) {
    let neighbours = modulesOfLikeName(here)
    for module in here where !members[module].isEmpty {
      let roles = rolesOfComponents(module)
      for other in neighbours[module] ?? [] where !members[other].isEmpty && !members[module].isEmpty {
        guard members[other].count >= members[module].count, isProper(module), isProper(other) else { continue }
        guard members[module].allSatisfy({ home($0) == folder }), !roles.isEmpty,
          roles.isDisjoint(with: rolesOfComponents(other))
        else { continue }
        let partners = Set(members[other])
        if let reason = connection(of: members[module], with: partners, linked) {
          merge(module, into: other, because: reason)
        }
      }
    }
  }

  /// The first of some types that has to do with some partner, and the first of those.
  ///
  /// - Parameter linked: for each type those that it has to do with.
  func connection(of types: [Int], with partners: Set<Int>, _ linked: GroupedIndex) -> ModuleReason? {
    for index in types {
      let known = linked.values(of: UInt64(index)).lazy.map { Int($0) }
      if let partner = known.filter({ partners.contains($0) }).min() {
        return .connected(TypeKey(type: index), TypeKey(type: partner))
      }
    }
    return nil
  }

  /// For each module the others whose name begins with its name, or with whose name its own begins, in the order given.
  func modulesOfLikeName(_ here: [Int]) -> [Int: [Int]] {
    let spelled = here.map { Array(names[$0].utf8) }
    var byName: [ArraySlice<UInt8>: [Int]] = [:]
    for (module, name) in zip(here, spelled) { byName[name[...], default: []].append(module) }
    // No other prefixes than those that are as long as some name can be one.
    let lengths = Set(spelled.map(\.count)).sorted()
    var found: [Int: [Int]] = [:]
    for (module, name) in zip(here, spelled) {
      for length in lengths.prefix(while: { $0 <= name.count }) where length > 0 {
        for other in byName[name[..<length]] ?? [] where other != module {
          found[module, default: []].append(other)
          if length < name.count { found[other, default: []].append(module) }
        }
      }
    }
    return found.mapValues { $0.sorted() }
  }
}
