import LintRules
import Parallel
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Puts types together into modules.
///
/// 1. The stem of a name (the namespace's, for a nested type) names the module; equal stems in one app are one module,
///    unless the project declares a part of that name several times: then each goes to the nearest of them.
/// 2. In one folder, case and one edit of difference are forgiven.
/// 3. Contracts under another spelling join the only module in their folder that implements them,
///    `ViewToPresenterProtocol` the only one that has to do with it; a part with another stem joins the only module of
///    its folder when a stored property, a contract or an assembly connects them.
/// 4. A lone screen in the folders of a module joins it when its router or builder makes it; a view that lies with a
///    module the one whose presenter it keeps; a plain piece of a view the module whose views alone use it; a stem may
///    be longer than its module's.
package struct ModuleFinder {
  let hierarchy: Hierarchy
  let effectiveConfigurations: EffectiveConfigurations
  let roles: [RoleAssignment]
  /// For each protocol its conforming components that are not exempt, through however many steps.
  let conformers: [[TypeKey]]
  /// By file, then by place.
  let uses: Pieces<Use>
  /// For each file whether there may be uses in it that are not among these.
  let hasUnread: [Bool]
  let apps: AppFolders
  /// For each folder that of the feature whose layer it holds: see `findHomes()`.
  var homes: [Int32] = []
  var moduleOf: [Int32]
  var reasons: [ModuleReason?]
  var rolesByFirstStem: [String: Set<Role>] = [:]
  /// For each target by its number the names that its files import: only groups that lie in several ask.
  private lazy var imported = importedTargets()
  /// Namespaces of namespaces: see `findHolders()`.
  var roofs: Set<Int> = []
  /// Types of any role with several parts of a module directly inside: `extension LoginView { final class Presenter {}
  /// … }`.
  var partHolders: Set<Int> = []
  /// Classes that classes inherit from, and protocols that protocols refine.
  var bases: Set<Int> = []
  var members: [[Int]] = []
  var names: [String] = []

  var table: SymbolTable { hierarchy.table }
  var targets: TargetFolders { table.targets }

  @inline(never)
  package static func find(
    hierarchy: Hierarchy, effectiveConfigurations: EffectiveConfigurations, roles: [RoleAssignment],
    conformers: [[TypeKey]], uses: Pieces<Use>, hasUnread: [Bool]
  ) -> FoundModules {
    var finder = ModuleFinder(
      hierarchy: hierarchy, effectiveConfigurations: effectiveConfigurations, roles: roles, conformers: conformers,
      uses: uses, hasUnread: hasUnread, apps: AppFolders(hierarchy.table),
      moduleOf: [Int32](repeating: -1, count: hierarchy.table.types.count),
      reasons: [ModuleReason?](repeating: nil, count: hierarchy.table.types.count))
    finder.collectFirstStems()
    finder.findHolders()
    finder.findBases()
    finder.groupByStem()
    finder.findHomes()
    finder.forgive()
    finder.joinCompositions()
    finder.joinContracts()
    finder.joinBareContracts()
    finder.joinMakersOfParts()
    finder.joinByConnection()
    finder.joinLoneScreens()
    finder.joinNamesakes()
    finder.joinByPrefix()
    finder.joinScreensByName()
    finder.joinByLayer()
    finder.joinByPresenter()
    finder.joinPieces()
    finder.joinNested()
    return finder.result()
  }

  @inline(never)
  func result() -> FoundModules {
    var modules: [Module] = []
    var numbers = [Int32](repeating: -1, count: members.count)
    for (old, types) in members.enumerated() where !types.isEmpty {
      numbers[old] = Int32(modules.count)
      modules.append(Module(name: names[old], types: types.sorted().map { TypeKey(type: $0) }))
    }
    return FoundModules(modules: modules, ofType: moduleOf.map { $0 < 0 ? -1 : numbers[Int($0)] }, reasons: reasons)
  }

  func role(_ index: Int) -> Role? { roles[index].isExempt ? nil : roles[index].role }

  func name(_ index: Int) -> String { table.interner[table.types[index].name] }

  func file(_ index: Int) -> UInt32 { table.types[index].at.file }

  /// What names say in the rulebook in force for the type's file.
  subscript(naming index: Int) -> NameForms { effectiveConfigurations[file(index)].forms }

  func folder(_ index: Int) -> Int32 { table.folders.ofFile[Int(file(index))] }

  /// A screen, or a contract of one: not a mere piece.
  func isScreen(_ index: Int) -> Bool {
    if isContract(index) { return true }
    return hierarchy.ancestry(of: TypeKey(type: index)).contains { ancestor in
      ancestor.isExternal
        && (table.interner[ancestor.nameID].hasSuffix("ViewController")
          || table.interner[ancestor.nameID] == "UIHostingController")
    }
  }

  /// The stem that names a type's module.
  func stem(_ index: Int) -> String {
    if case .misspeltSuffix(_, let stem)? = roles[index].evidence.first?.reason { return stem }
    if let namespace = namespace(of: index) {
      let forms = self[naming: namespace]
      let shed = forms.stem(of: name(namespace), isNamespace: true)
      if shed.isEmpty { return name(namespace) }
      // `TabBarContainer` beside `TabBar`: two scenes, and the one contains the other.
      let kept = forms.withoutModuleWords(name(namespace))
      return kept != shed && isNamespace(shed, besides: namespace) ? kept : shed
    }
    // `OtherScreen` beside `OtherScreenPresenter` and `OtherScreenInteractor`
    if role(index) == .view, let roles = rolesByFirstStem[name(index)], roles.count > 1 { return name(index) }
    // `FavoritesViewPresenter` and `FavoritesViewInteractor` are of one module, and that is not called `Favorites`.
    let once = self[naming: index].stem(of: name(index), once: true)
    if let roles = rolesByFirstStem[once], roles.count > 1 { return once }
    return self[naming: index].stem(of: name(index))
  }

  func isNamespace(_ name: String, besides index: Int) -> Bool {
    guard let nameID = table.interner.find(name) else { return false }
    return table.types(named: nameID, in: nil).contains { $0.index != index && role($0.index) == nil }
  }

  /// The outermost type around a type, where that plays no role itself or makes the module (`enum LoginModule`).
  func namespace(of index: Int) -> Int? {
    let around = table.typesAround(TypeKey(type: index)).map(\.index)
    guard let outermost = around.last, isNamespace(outermost) else { return nil }
    // `Scenes.Login` beside `Scenes.Profile`: two modules under one roof.
    if roofs.contains(outermost), let inner = around.dropLast().last, isNamespace(inner) { return inner }
    return outermost
  }

  /// Finds the types that hold parts of modules: several themselves, whatever their role, or none around several types
  /// that each hold those of a module.
  @inline(never)
  mutating func findHolders() {
    // For each outermost type the roles of the parts that lie directly in it and in the types inside.
    var holders: [Int: [Int: Set<Role>]] = [:]
    var partsOf: [Int: Set<Role>] = [:]
    for index in table.types.indices where table.types[index].parent != nil {
      guard let role = role(index), Role.behaviour.contains(role) else { continue }
      let around = table.typesAround(TypeKey(type: index)).map(\.index)
      guard let holder = around.first, let outermost = around.last else { continue }
      if !isContract(index) { partsOf[holder, default: []].insert(role) }
      holders[outermost, default: [:]][holder, default: []].insert(role)
    }
    // A view controller founds the module that what is nested in it joins.
    partHolders = Set(partsOf.keys.filter { partsOf[$0]!.count > 1 && !isScreen($0) })
    for (outermost, parts) in holders where parts[outermost] == nil {
      if parts.values.count(where: { $0.count > 1 }) > 1 { roofs.insert(outermost) }
    }
  }

  func isNamespace(_ index: Int) -> Bool {
    role(index) == nil || role(index) == .builder || partHolders.contains(index)
  }

  /// The name of the folder stands in for parts that are called `Presenter` and `Router` and nothing else.
  func folderStem(_ index: Int) -> String {
    // The grouping does not depend on the folder from which the check is run: the project's own folder has a name, too.
    for folder in table.folders.names(above: file(index)) + [table.folders.root] {
      let stem = self[naming: index].stem(of: folder, isNamespace: true)
      if !stem.isEmpty { return stem }
    }
    return ""
  }

  @inline(never)
  mutating func collectFirstStems() {
    for index in table.types.indices where table.types[index].parent == nil && !table.types[index].isLocal {
      guard let role = role(index), Role.behaviour.contains(role) else { continue }
      let once = self[naming: index].stem(of: name(index), once: true)
      if !once.isEmpty { rolesByFirstStem[once, default: []].insert(role) }
    }
  }

  @inline(never)
  mutating func groupByStem() {
    var groups: [String: [Int]] = [:]
    var nameless: [String: [Int]] = [:]
    func put(_ index: Int, into groups: inout [String: [Int]], _ name: String, because reason: ModuleReason) {
      groups[name, default: []].append(index)
      reasons[index] = reason
    }
    for index in table.types.indices {
      guard let role = role(index), !table.types[index].isLocal else { continue }
      guard role == .view || role == .builder || Role.behaviour.contains(role) else { continue }
      if let parent = table.types[index].parent, !parent.isExternal, !isNamespace(parent.index) { continue }
      let stem = stem(index)
      if stem.isEmpty {
        let folder = folderStem(index)
        if !folder.isEmpty { put(index, into: &nameless, folder, because: .folder) }
      } else {
        let namespace = namespace(of: index).map { TypeKey(type: $0) }
        put(index, into: &groups, stem, because: namespace.map(ModuleReason.namespace) ?? .name)
      }
    }
    // A lone `WireframeInterface` is a base of many modules, and so are the classes of a vendored framework; several
    // bare roles in a folder are one module.
    let named = nameless.isEmpty ? [:] : rolesByFolder(groups)
    for (folder, group) in nameless.mapValues({ $0.filter { !bases.contains($0) } })
    where Set(group.compactMap { role($0) }).count > 1 && group.contains(where: { table.types[$0].kind == .class })
      && !isRest(group, of: named)
    {
      groups[folder, default: []] += group
    }
    for stem in groups.keys.sorted() {
      for whole in divide(groups[stem]!.sorted()).flatMap(split).flatMap(withoutStrangers) {
        for group in divideByTarget(whole) where foundsModule(group) { add(group, named: stem) }
      }
    }
  }

  private func foundsModule(_ group: [Int]) -> Bool {
    // Plain views and lone builders found no module, nor does the contract of a cell (`ProductCellView`).
    let isPieceWithContract = group.contains { !isContract($0) && table.types[$0].kind == .class && !isScreen($0) }
    return group.contains { index in
      let role = role(index)!
      // A composition is where its parts are.
      if table.types[index].kind == .typealias { return false }
      if Role.behaviour.contains(role) { return true }
      return role == .view && isScreen(index) && !(isPieceWithContract && isContract(index))
    }
  }

  /// `SettingsView` of one package and the `Settings` of another are of no one module, unless the one imports the
  /// other.
  private mutating func divideByTarget(_ group: [Int]) -> [[Int]] {
    let byTarget = Dictionary(grouping: group) { targets.number(of: folder($0)) }
    if byTarget.count == 1 { return [group] }
    let imported = imported
    func imports(_ one: [Int], _ other: [Int]) -> Bool {
      imported[targets.number(of: folder(one[0]))]?.contains(targets[folder(other[0])]) ?? false
    }
    // What lies in one target, with all that it has to do with so far.
    var parts: [[[Int]]] = []
    for piece in byTarget.values {
      let known = parts.filter { $0.contains { imports(piece, $0) || imports($0, piece) } }
      parts.removeAll { part in known.contains(part) }
      parts.append(known.joined() + [piece])
    }
    return parts.map { $0.joined().sorted() }.sorted { $0[0] < $1[0] }
  }

  private func importedTargets() -> [Int32: Set<String>] {
    var found: [Int32: Set<String>] = [:]
    for (number, file) in table.files.enumerated() {
      for fact in file.facts.surface.imports {
        let name = file.facts.names[fact.target]
        found[targets.number(of: table.folders.ofFile[number]), default: []].insert(name)
      }
    }
    return found
  }

  /// The roles of presenters, interactors and routers, by their folder and the stem of their names.
  private func rolesByFolder(_ groups: [String: [Int]]) -> [Int32: [String: Set<Role>]] {
    var found: [Int32: [String: Set<Role>]] = [:]
    for (stem, group) in groups {
      for index in group {
        // Contracts may be called after two modules.
        if let role = role(index), Role.behaviour.contains(role), !isContract(index) {
          found[folder(index), default: [:]][stem, default: []].insert(role)
        }
      }
    }
    return found
  }

  /// `Interactor` and `FlowController` beside `HomePresenter`: what the only named module of their folder lacks. They
  /// join it when something connects them (see `joinBareParts`), and are no module of their own.
  private func isRest(_ bare: [Int], of named: [Int32: [String: Set<Role>]]) -> Bool {
    let folders = Set(bare.map { folder($0) })
    guard folders.count == 1, let folder = folders.first, let here = named[folder], here.count == 1,
      let roles = here.values.first
    else { return false }
    return roles.isDisjoint(with: bare.compactMap { role($0) })
  }

  @inline(never)
  mutating func findBases() {
    // A type is no base if only exempt types inherit from it.
    for (index, type) in table.types.enumerated()
    where (type.kind == .class || type.kind == .protocol) && !roles[index].isExempt {
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && table.entity(ancestor).kind == type.kind {
        bases.insert(ancestor.index)
      }
    }
  }

  mutating func add(_ group: [Int], named name: String) {
    let number = Int32(members.count)
    members.append(group)
    names.append(name)
    for index in group { moduleOf[index] = number }
  }

  /// One group for each app. What no app owns belongs to the only one that has some of the group, or is a group of its
  /// own.
  func divide(_ group: [Int]) -> [[Int]] {
    var byApp: [Int32: [Int]] = [:]
    for index in group { byApp[apps[folder(index)] ?? -1, default: []].append(index) }
    if byApp.count == 1 || byApp.count == 2 && byApp[-1] != nil { return [group] }
    return byApp.keys.sorted().map { byApp[$0]! }
  }

  /// A shared `BaseViewController` does not claim a `BaseViewProtocol` in a feature's folder. If none of the views of
  /// that name implements a contract, but a nearer type does, the contract has nothing to do with these views.
  private func withoutStrangers(_ group: [Int]) -> [[Int]] {
    let views = group.filter { !isContract($0) }
    guard !views.isEmpty, views.count < group.count, views.allSatisfy({ role($0) == .view }) else { return [group] }
    let strangers = group.filter { contract in
      let carriers = conformers[contract].map(\.index).filter { role($0) != nil }
      guard !carriers.isEmpty, Set(carriers).isDisjoint(with: views) else { return false }
      func nearness(_ other: Int) -> Int { table.folders.nearness(file(contract), file(other)) }
      return carriers.map(nearness).max()! > views.map(nearness).max()!
    }
    return strangers.isEmpty ? [group] : [group.filter { !strangers.contains($0) }, strangers]
  }

  /// One group for each of the parts that are declared several times, everything else with the nearest of them.
  @inline(never)
  func split(_ group: [Int]) -> [[Int]] {
    var same: [String: [Int]] = [:]
    for index in group where table.types[index].kind != .typealias {
      same["\(role(index)!.name) \(table.qualifiedName(TypeKey(type: index)))", default: []].append(index)
    }
    let most = same.values.filter { $0.count > 1 }.max { ($0.count, $1[0]) < ($1.count, $0[0]) }
    guard let declared = most else { return [group] }
    // Those in the branches of `#if` are one and the same, in one file or beside each other.
    var folders: Set<Int32> = []
    let anchors = declared.filter { folders.insert(folder($0)).inserted }
    if anchors.count == 1 { return [group] }
    var groups = [[Int]](repeating: [], count: anchors.count)
    var shared: [(part: Int, anchors: [Int])] = []
    for index in group {
      let distances = anchors.map { table.folders.nearness(file($0), file(index)) * 2 + ($0 == index ? 1 : 0) }
      let most = distances.max()!
      let nearest = distances.indices.filter { distances[$0] == most }
      groups[nearest[0]].append(index)
      if nearest.count > 1, isLogic(index) { shared.append((index, nearest)) }
    }
    return joinVariants(groups, sharing: shared)
  }

  private func isLogic(_ index: Int) -> Bool {
    !isContract(index) && (role(index) == .presenter || role(index) == .interactor)
  }

  /// The screens of several platforms, which have one presenter and interactor for all, as near to the one as to the
  /// other, are one module.
  private func joinVariants(_ groups: [[Int]], sharing shared: [(part: Int, anchors: [Int])]) -> [[Int]] {
    var groups = groups
    let common = Set(shared.map(\.part))
    // By anchor the group that holds its own by now.
    var homes = Array(groups.indices)
    for (_, anchors) in shared {
      let joined = Set(anchors.map { homes[$0] })
      let haveOwn = joined.contains { groups[$0].contains { isLogic($0) && !common.contains($0) } }
      guard !haveOwn, let first = joined.min() else { continue }
      for home in joined where home != first {
        groups[first] += groups[home]
        groups[home] = []
      }
      homes = homes.map { joined.contains($0) ? first : $0 }
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }
  }
}
