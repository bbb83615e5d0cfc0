import LintRules
import Parallel
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Step 4: screens, namesakes, pieces and nested types that no step before has placed.
extension ModuleFinder {
  /// Screens without a presenter, interactor or router of their own.
  @inline(never)
  mutating func joinLoneScreens() {
    // For each screen the modules that make it, each with the first part that does.
    var makers: [Int: [Int32: Int]] = [:]
    // For each type the modules whose other parts make it.
    var others: [Int: Set<Int32>] = [:]
    for use in uses where use.way == .makes || use.way == .asks || use.way == .signature {
      let object = use.way == .asks ? use.result ?? use.object : use.object
      guard !use.subject.isExternal, !object.isExternal else { continue }
      // `storyboard.instantiateViewController(withIdentifier: "terms") as! TermsViewController`
      if use.way == .signature, role(object.index) != .view || isContract(object.index) || !isScreen(object.index) {
        continue
      }
      let subject = table.owner(ofCodeOf: use.subject, roles).index
      let module = moduleOf[subject]
      guard let role = role(subject), role == .router || role == .builder else {
        if module >= 0, use.way != .signature { others[object.index, default: []].insert(module) }
        continue
      }
      if module >= 0, makers[object.index]?[module] == nil { makers[object.index, default: [:]][module] = subject }
    }
    for module in members.indices where !members[module].isEmpty && !isProper(module) {
      let screens = members[module].filter { role($0) == .view }
      let modules = Set(screens.flatMap { makers[$0].map { Array($0.keys) } ?? [] })
        .filter { isProper(Int($0)) }
      guard modules.count == 1, let target = modules.first,
        let screen = screens.first(where: { makers[$0]?[target] != nil }), let maker = makers[screen]?[target],
        isLone(screen, madeBy: maker, of: Int(target)),
        // A namesake in another target, or one that only other modules make, has nothing to do with it.
        !members[module].contains(where: { targets.divide(folder($0), folder(maker)) }),
        screens.allSatisfy({ makers[$0] != nil || others[$0]?.isSubset(of: [target, Int32(module)]) ?? true })
      else { continue }
      merge(module, into: Int(target), because: .made(screen: TypeKey(type: screen), by: TypeKey(type: maker)))
    }
    // SwiftUI's screens have no class to tell them from pieces: being made by a router does.
    for index in table.types.indices where moduleOf[index] < 0 && role(index) == .view && isTopLevel(index) {
      let modules = (makers[index] ?? [:]).filter { isProper(Int($0.key)) }
      guard modules.count == 1, let (module, maker) = modules.first, isLone(index, madeBy: maker, of: Int(module))
      else {
        continue
      }
      join(index, Int(module), because: .made(screen: TypeKey(type: index), by: TypeKey(type: maker)))
    }
  }

  /// `RepositoryTableViewController` with its builder and cells, wherever they lie: screens without a presenter of
  /// their own belong to the longest module that their name begins with, where one of them works with its presenter or
  /// its contracts, or a view of the module makes or keeps it.
  @inline(never)
  mutating func joinScreensByName() {
    let byFirst = properModulesByFirstLetters()
    // For each module of screens alone the longest whose name its own begins with.
    var longest: [Int: Int] = [:]
    var isAsked = [Bool](repeating: false, count: table.types.count)
    for module in members.indices where !members[module].isEmpty && !isProper(module) && !isOfAnotherMaking(module) {
      let near = modules(beginning: names[module], among: byFirst)
      guard let other = near.max(by: { names[$0].utf8.count < names[$1].utf8.count }),
        near.filter({ names[$0] == names[other] }).count == 1
      else { continue }
      longest[module] = other
      for index in members[module] { isAsked[index] = true }
    }
    if longest.isEmpty { return }
    var partners: [Int: Set<Int32>] = [:]
    func connect(_ one: Int, _ other: Int) {
      if isAsked[one], moduleOf[other] >= 0 { partners[one, default: []].insert(moduleOf[other]) }
    }
    for use in uses where use.way == .stores || use.way == .inherits || use.way == .makes {
      guard !use.subject.isExternal, !use.object.isExternal else { continue }
      let (subject, object) = (use.subject.index, use.object.index)
      guard isAsked[subject] || isAsked[object], role(subject) == .view, let other = role(object) else { continue }
      if use.way != .makes, other == .presenter || other == .view && isContract(object) { connect(subject, object) }
      if use.way != .inherits, other == .view { connect(object, subject) }
    }
    for module in longest.keys.sorted() {
      let other = longest[module]!
      guard members[module].contains(where: { partners[$0]?.contains(Int32(other)) ?? false }) else { continue }
      merge(module, into: other, because: .prefix)
    }
  }

  /// Whether a screen has nothing but the module whose router makes it: nothing of its own name works with it, and no
  /// folder of its own holds other parts. (Screens of another making, MVVM's and MVC's, are opened by routers, too.) A
  /// module without a screen under its own name has the one that its builder makes.
  func isLone(_ screen: Int, madeBy maker: Int, of module: Int) -> Bool {
    let hasScreen = members[module].contains { role($0) == .view && !isContract($0) && isScreen($0) }
    if role(maker) == .builder, !hasScreen { return true }
    // What another target offers knows nothing of the module that shows it.
    if targets.divide(folder(screen), folder(maker)) { return false }
    return !hasPartner(screen) && !sharesOwnFolder(screen) && !isContainer(screen)
  }

  /// A tab bar and similar containers compose the app, whatever makes them.
  private func isContainer(_ screen: Int) -> Bool { hierarchy.inheritsFromContainer(TypeKey(type: screen)) }

  /// The folder that bears a screen's name holds other parts, or what a screen of another pattern works with.
  private func sharesOwnFolder(_ screen: Int) -> Bool {
    let stem = self[naming: screen].stem(of: name(screen))
    let here = folder(screen)
    guard self[naming: screen].stem(of: table.folders.names[Int(here)], isNamespace: true) == stem else { return false }
    return table.types.indices.contains { other in
      other != screen && folder(other) == here && isTopLevel(other)
        && (role(other).map(Role.behaviour.contains) ?? false || name(other).hasSuffix("ViewModel"))
    }
  }

  /// A class that a screen of MVVM or a coordinator's works with: `DetailViewModel`, `DetailView.ViewModel`.
  /// (Presenters pass structs of that name to views.)
  private func hasPartner(_ screen: Int) -> Bool {
    let stem = self[naming: screen].stem(of: name(screen))
    let beside = stem.isEmpty ? [] : ["ViewModel", "VM", "Coordinator"].flatMap { types(called: stem + $0, in: nil) }
    // (A `Coordinator` inside serves a Representable.)
    let inside = ["ViewModel", "VM"].flatMap { types(called: $0, in: TypeKey(type: screen)) }
    let hasOne = (beside + inside).contains { [.class, .protocol, .actor].contains(table.entity($0).kind) }
    if hasOne { return true }
    // A store's screen: its state and what may happen to it are values.
    return !stem.isEmpty && ["State", "Action"].allSatisfy { !types(called: stem + $0, in: nil).isEmpty }
  }

  /// Screens alone, one of which has a view model or a coordinator.
  func isOfAnotherMaking(_ module: Int) -> Bool {
    members[module].allSatisfy { role($0) == .view } && members[module].contains { !isContract($0) && hasPartner($0) }
  }

  private func types(called name: String, in around: TypeKey?) -> [TypeKey] {
    table.interner.find(name).map { Array(table.types(named: $0, in: around)) } ?? []
  }

  mutating func join(_ index: Int, _ module: Int, because reason: ModuleReason) {
    moduleOf[index] = Int32(module)
    reasons[index] = reason
    members[module].append(index)
  }

  func isTopLevel(_ index: Int) -> Bool { table.types[index].parent == nil && !table.types[index].isLocal }

  /// Services, entities, view models and plain views that bear the name of a module, or stand in a namespace that does.
  @inline(never)
  mutating func joinNamesakes() {
    var byName: [String: [Int]] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty {
      byName[names[module], default: []].append(module)
    }
    for index in table.types.indices where moduleOf[index] < 0 && (isTopLevel(index) || isInNamespace(index)) {
      guard let role = role(index), role != .app else { continue }
      let stem = isTopLevel(index) ? bareStem(index) { byName[$0] != nil } : stem(index)
      let namespace = isTopLevel(index) ? nil : namespace(of: index)
      let reason = namespace.map { ModuleReason.namespace(TypeKey(type: $0)) } ?? .namesake
      // Data and services may be kept in a target of their own.
      let staysAtHome = role == .view || Role.behaviour.contains(role)
      let candidates = (byName[stem] ?? []).filter { module in
        members[module].contains { other in
          let (here, there) = (folder(index), folder(other))
          return !apps.divide(there, here) && !(staysAtHome && targets.divide(there, here))
        }
      }
      if candidates.isEmpty { continue }
      let distances = candidates.map { module in
        members[module].map { table.folders.nearness(file($0), file(index)) }.max() ?? 0
      }
      join(index, candidates[distances.firstIndex(of: distances.max()!)!], because: reason)
    }
  }

  /// What is left of a name: of `GitHubRepositoryRepository` `GitHubRepository` stays, where that is known, and not
  /// `GitHub`.
  private func bareStem(_ index: Int, isKnown: (String) -> Bool) -> String {
    let once = self[naming: index].stem(of: name(index), once: true)
    return isKnown(once) ? once : self[naming: index].stem(of: name(index))
  }

  /// Data, services and view models in a folder of their own beside those of a module's parts:
  /// `MovieDetail/Entity/Response.swift`.
  @inline(never)
  mutating func joinByLayer() {
    var inHome: [Int32: Set<Int>] = [:]
    var layers: [Int32: Set<Int32>] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty && isProper(module) {
      for index in types where home(index) != folder(index) {
        inHome[home(index), default: []].insert(module)
        layers[home(index), default: []].insert(folder(index))
      }
    }
    for index in table.types.indices where moduleOf[index] < 0 && isTopLevel(index) && home(index) != folder(index) {
      guard let role = role(index), [.entity, .service, .viewModel].contains(role) else { continue }
      guard let here = inHome[home(index)], here.count == 1, let module = here.first, layers[home(index)]!.count > 1
      else { continue }
      join(index, module, because: .layer)
    }
  }

  func isInNamespace(_ index: Int) -> Bool { !table.types[index].isLocal && namespace(of: index) != nil }

  /// The longest known module whose name a type's name begins with, in the folders of that module.
  @inline(never)
  mutating func joinByPrefix() {
    let byFirst = properModulesByFirstLetters()
    var known: [(type: Int, modules: [Int])] = []
    for index in table.types.indices where isTopLevel(index) && isStray(index) {
      let modules = modules(beginning: self[naming: index].undecorated(name(index)), among: byFirst)
      if !modules.isEmpty { known.append((index, modules)) }
    }
    // For each module the folders that its parts lie in, and those of them that it had before.
    var folders: [Int: (all: Set<Int32>, first: Set<Int32>)] = [:]
    for module in Set(known.flatMap(\.modules)) {
      let own = Set(members[module].map { folder($0) })
      folders[module] = (own, own)
    }
    func isNear(_ index: Int, _ module: Int) -> Bool {
      guard module != moduleOf[index], let (all, first) = folders[module] else { return false }
      let here = folder(index)
      if first.contains(where: { isBeside(here, $0) }) { return true }
      return all.count > first.count && isBelow(here, first) && all.contains { isBeside(here, $0) }
    }
    // The folder of a type that joins counts from then on, for types in folders below those of the module. All types of
    // a round see the state before it: the order of files does not matter.
    var joining: [(type: Int, module: Int)]
    repeat {
      known.removeAll { !isStray($0.type) }
      joining = known.compactMap { index, modules in
        modules.filter { isNear(index, $0) }.max { names[$0].utf8.count < names[$1].utf8.count }.map { (index, $0) }
      }
      for (index, module) in joining {
        if moduleOf[index] >= 0 { members[Int(moduleOf[index])].removeAll { $0 == index } }
        join(index, module, because: .prefix)
        folders[module]?.all.insert(folder(index))
      }
    } while !joining.isEmpty
  }

  private func isBelow(_ folder: Int32, _ others: Set<Int32>) -> Bool {
    var folder = folder
    while folder > 0 {
      if others.contains(folder) { return true }
      folder = table.folders.parents[Int(folder)]
    }
    return false
  }

  /// Of no module, or the only role in one that is none by itself.
  private func isStray(_ index: Int) -> Bool {
    guard let role = role(index), role != .app, role != .entity else { return false }
    let own = Int(moduleOf[index])
    return own < 0 || !isProper(own) && members[own].allSatisfy { $0 == index || self.role($0) == role }
  }

  private func properModulesByFirstLetters() -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty && isProper(module) {
      found[String(names[module].prefix(3)), default: []].append(module)
    }
    return found
  }

  /// Those whose names a name begins with, as a word or some.
  private func modules(beginning name: String, among byFirst: [String: [Int]]) -> [Int] {
    (byFirst[String(name.prefix(3))] ?? []).filter { module in
      name.hasPrefix(names[module]) && name.dropFirst(names[module].count).first.map { !$0.isLowercase } ?? true
    }
  }

  func isBeside(_ index: Int, _ other: Int) -> Bool { isBeside(folder(index), folder(other)) }

  /// Two folders are equal, parent and child, or siblings, and of the same target.
  private func isBeside(_ here: Int32, _ there: Int32) -> Bool {
    let (above, aboveOther) = (table.folders.parents[Int(here)], table.folders.parents[Int(there)])
    guard here == there || here == aboveOther || above == there || above == aboveOther && above >= 0 else {
      return false
    }
    return !targets.divide(here, there)
  }

  /// A view that lies with a module and stores its presenter belongs to that module, whatever shows it (SEMANTICS.md
  /// §3). (A cell's presenter makes no module: the cell is a piece of the view that shows it.)
  @inline(never)
  mutating func joinByPresenter() {
    // For each view the modules of the presenters that it keeps, each with the first of them.
    var kept: [Int: [Int32: Int]] = [:]
    for use in uses where use.way == .stores && !use.subject.isExternal && !use.object.isExternal {
      let (view, presenter) = (use.subject.index, use.object.index)
      guard moduleOf[view] < 0, role(view) == .view, !isContract(view), isTopLevel(view),
        role(presenter) == .presenter, moduleOf[presenter] >= 0, isBeside(view, presenter), !isWeakContract(presenter),
        !rolesOf(Int(moduleOf[presenter])).isDisjoint(with: [.interactor, .router])
      else { continue }
      if kept[view]?[moduleOf[presenter]] == nil { kept[view, default: [:]][moduleOf[presenter]] = presenter }
    }
    for view in kept.keys.sorted() {
      guard let modules = kept[view], modules.count == 1, let (module, presenter) = modules.first else { continue }
      join(view, Int(module), because: .connected(TypeKey(type: view), TypeKey(type: presenter)))
    }
  }

  /// Plain views that only one module uses.
  @inline(never)
  mutating func joinPieces() {
    var users: [Int: Set<Int>] = [:]
    for use in uses where !use.subject.isExternal && !use.object.isExternal && use.subject != use.object {
      if role(use.object.index) == .view, moduleOf[use.object.index] < 0 {
        let subject = table.owner(ofCodeOf: use.subject, roles).index
        // Previews prove nothing, and a builder fills a piece in for the view that shows it.
        if subject == use.object.index || roles[subject].isExempt || role(subject) == .builder { continue }
        // `CounterViewDelegate` names the counter that speaks to it.
        if isContract(subject) && role(subject) == nil { continue }
        if role(subject) == nil, use.isMerelyNamed(in: table) { continue }
        users[use.object.index, default: []].insert(subject)
      }
    }
    let helpers = Set(users.values.joined()).filter { role($0) == nil && !isContract($0) && !roles[$0].isExempt }
    let clients = clients(ofHelpers: helpers)
    let hasUnknownClients = namedWhereNobodyReads(helpers)
    // A table's adapter shows cells for the views that keep it.
    func module(of user: Int) -> Int32 {
      if role(user) == .view { return moduleOf[user] }
      guard let views = clients[user], !hasUnknownClients.contains(user) else { return -1 }
      let modules = Set(views.map { role($0) == .view ? moduleOf[$0] : -1 })
      return modules.count == 1 ? modules.first! : -1
    }
    var moved = true
    while moved {
      moved = false
      for index in users.keys.sorted() where moduleOf[index] < 0 {
        let modules = Set(users[index]!.map { module(of: $0) })
        guard modules.count == 1, let module = modules.first, module >= 0, isProper(Int(module)) else { continue }
        join(index, Int(module), because: .piece(of: TypeKey(type: users[index]!.min()!)))
        moved = true
      }
    }
  }

  /// Those of some types without a role that are named in code which is not read.
  private func namedWhereNobodyReads(_ helpers: Set<Int>) -> Set<Int> {
    if helpers.isEmpty { return [] }
    let names = NameSet(helpers.map { table.types[$0].name })
    var filesOfNames: [NameID: Set<UInt32>] = [:]
    for (file, namesThere) in table.namesOfFile.enumerated() where hasUnread[file] {
      for name in namesThere where names.contains(name) { filesOfNames[name, default: []].insert(UInt32(file)) }
    }
    return helpers.filter { index in
      let own = table.parts(of: TypeKey(type: index)).map(\.file)
      return !(filesOfNames[table.types[index].name] ?? []).subtracting(own).isEmpty
    }
  }

  /// For each of some types without a role the types that work with it.
  private func clients(ofHelpers helpers: Set<Int>) -> [Int: Set<Int>] {
    if helpers.isEmpty { return [:] }
    var clients: [Int: Set<Int>] = [:]
    for use in uses where !use.subject.isExternal && !use.object.isExternal && helpers.contains(use.object.index) {
      let subject = table.owner(ofCodeOf: use.subject, roles).index
      // `RowsAdapterDelegate` names the adapter that speaks to it.
      if isContract(subject) && role(subject) == nil { continue }
      // A builder makes an adapter for the view that keeps it.
      if subject != use.object.index, !roles[subject].isExempt, role(subject) != .builder {
        clients[use.object.index, default: []].insert(subject)
      }
    }
    return clients
  }

  @inline(never)
  mutating func joinNested() {
    for index in table.types.indices where moduleOf[index] < 0 && role(index) != nil {
      let around = table.typesAround(TypeKey(type: index))
      // What is nested in what is nested may be declared first, in an extension.
      guard let outer = around.first(where: { moduleOf[$0.index] >= 0 || role($0.index) == nil }) else { continue }
      let module = moduleOf[outer.index]
      if module >= 0 { join(index, Int(module), because: .nested(around[0])) }
    }
  }
}
