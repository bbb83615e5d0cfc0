import LintRules
import SwiftFacts

/// The components and contracts of one feature (SEMANTICS.md §3).
public struct Module: Sendable, Equatable {
  public var name: String
  /// Its parts, ascending.
  public var types: [TypeKey]
}

/// Puts types together into modules.
///
/// 1. The stem of a name (the namespace's, for a nested type) names the module; equal stems are one module, unless the
///    project declares a part of that name several times: then each goes to the nearest of them.
/// 2. In one folder, case and one edit of difference are forgiven, and a stem may be longer than its module's.
/// 3. Contracts under another spelling join the only module in their folder that carries them out; a part with another stem joins the only module of its folder when a stored property, a contract or an assembly
///    connects them.
/// 4. A lone screen joins the module whose router or builder makes it; a plain piece of a view the module whose views alone use it.
struct ModuleFinder {
  let hierarchy: Hierarchy
  let governance: Governance
  let roles: [RoleAssignment]
  /// For each type, who uses it and in which way; for each user, what it uses.
  let uses: [Use]

  private var moduleOf: [Int32]
  private var rolesByFirstStem: [String: Set<Role>] = [:]
  private var members: [[Int]] = []
  private var names: [String] = []

  var table: TypeTable { hierarchy.table }

  private static let behaviour: Set<Role> = [.presenter, .interactor, .router]

  @inline(never)
  static func find(
    hierarchy: Hierarchy, governance: Governance, roles: [RoleAssignment], uses: [Use]
  ) -> (modules: [Module], ofType: [Int32]) {
    var finder = ModuleFinder(
      hierarchy: hierarchy, governance: governance, roles: roles, uses: uses,
      moduleOf: [Int32](repeating: -1, count: hierarchy.table.types.count))
    finder.collectFirstStems()
    finder.groupByStem()
    finder.forgive()
    finder.joinContracts()
    finder.joinByConnection()
    finder.joinLoneScreens()
    finder.joinNamesakes()
    finder.joinByPrefix()
    finder.joinPieces()
    finder.joinNested()
    return finder.result()
  }

  @inline(never)
  private func result() -> (modules: [Module], ofType: [Int32]) {
    var modules: [Module] = []
    var numbers = [Int32](repeating: -1, count: members.count)
    for (old, types) in members.enumerated() where !types.isEmpty {
      numbers[old] = Int32(modules.count)
      modules.append(Module(name: names[old], types: types.sorted().map { TypeKey(type: $0) }))
    }
    return (modules, moduleOf.map { $0 < 0 ? -1 : numbers[Int($0)] })
  }

  private func role(_ index: Int) -> Role? { roles[index].isExempt ? nil : roles[index].role }

  private func name(_ index: Int) -> String { table.symbols[table.types[index].name] }

  private func file(_ index: Int) -> UInt32 { table.types[index].at.file }

  /// What names say in the rulebook that governs the type's file.
  private subscript(naming index: Int) -> NameForms { governance[file(index)].forms }

  private func folder(_ index: Int) -> Int32 { table.folders.ofFile[Int(file(index))] }

  /// A screen, or a contract of one: not a mere piece.
  private func isScreen(_ index: Int) -> Bool {
    let type = table.types[index]
    if type.kind == .protocol || type.kind == .typealias { return true }
    return hierarchy.ancestry(of: TypeKey(type: index)).contains { ancestor in
      ancestor.isExternal
        && (table.symbols[ancestor.symbol].hasSuffix("ViewController")
          || table.symbols[ancestor.symbol] == "UIHostingController")
    }
  }

  // MARK: 1

  /// The stem that names a type's module, and whether a namespace gives it.
  private func stem(_ index: Int) -> String {
    var outermost: Int?
    var parent = table.types[index].parent
    while let key = parent, !key.isExternal {
      outermost = key.index
      parent = table.entity(key).parent
    }
    if let outermost, role(outermost) == nil {
      let shed = self[naming: outermost].stem(of: name(outermost), isNamespace: true)
      return shed.isEmpty ? name(outermost) : shed
    }
    // `FavoritesViewPresenter` and `FavoritesViewInteractor` are of one module, and that is not called `Favorites`.
    let once = self[naming: index].stem(of: name(index), once: true)
    if let roles = rolesByFirstStem[once], roles.count > 1 { return once }
    return self[naming: index].stem(of: name(index))
  }

  /// The name of the folder stands in for parts that are called `Presenter` and `Router` and nothing else.
  private func folderStem(_ index: Int) -> String {
    for folder in table.folders.names(above: file(index)) {
      let stem = self[naming: index].stem(of: folder, isNamespace: true)
      if !stem.isEmpty { return stem }
    }
    return ""
  }

  @inline(never)
  private mutating func collectFirstStems() {
    for index in table.types.indices where table.types[index].parent == nil && !table.types[index].isLocal {
      guard let role = role(index), ModuleFinder.behaviour.contains(role) else { continue }
      let once = self[naming: index].stem(of: name(index), once: true)
      if !once.isEmpty { rolesByFirstStem[once, default: []].insert(role) }
    }
  }

  @inline(never)
  private mutating func groupByStem() {
    var groups: [String: [Int]] = [:]
    var nameless: [String: [Int]] = [:]
    for index in table.types.indices {
      guard let role = role(index), !table.types[index].isLocal else { continue }
      guard role == .view || role == .builder || ModuleFinder.behaviour.contains(role) else { continue }
      if let parent = table.types[index].parent, !parent.isExternal, self.role(parent.index) != nil { continue }
      let stem = stem(index)
      if stem.isEmpty {
        let folder = folderStem(index)
        if !folder.isEmpty { nameless[folder, default: []].append(index) }
      } else {
        groups[stem, default: []].append(index)
      }
    }
    // A lone `WireframeInterface` is a base of many modules; several bare roles in a folder are one module.
    for (folder, group) in nameless
    where Set(group.compactMap { role($0) }).count > 1 && group.contains(where: { table.types[$0].kind == .class }) {
      groups[folder, default: []] += group
    }
    for stem in groups.keys.sorted() {
      for group in split(groups[stem]!.sorted()) {
        // Plain views and lone builders found no module.
        let founds = group.contains { index in
          let role = role(index)!
          return ModuleFinder.behaviour.contains(role) || role == .view && isScreen(index)
        }
        if founds { add(group, named: stem) }
      }
    }
  }

  private mutating func add(_ group: [Int], named name: String) {
    let number = Int32(members.count)
    members.append(group)
    names.append(name)
    for index in group { moduleOf[index] = number }
  }

  /// One group for each of the parts that are declared several times, everything else with the nearest of them.
  @inline(never)
  private func split(_ group: [Int]) -> [[Int]] {
    var same: [String: [Int]] = [:]
    for index in group where table.types[index].kind != .typealias {
      same["\(role(index)!.name) \(table.qualifiedName(TypeKey(type: index)))", default: []].append(index)
    }
    let most = same.values.filter { $0.count > 1 }.max { ($0.count, $1[0]) < ($1.count, $0[0]) }
    guard let anchors = most else { return [group] }
    var groups = [[Int]](repeating: [], count: anchors.count)
    for index in group {
      let distances = anchors.map { table.folders.nearness(file($0), file(index)) * 2 + ($0 == index ? 1 : 0) }
      groups[distances.firstIndex(of: distances.max()!)!].append(index)
    }
    return groups
  }

  // MARK: 2

  /// A module with a presenter, interactor or router.
  private func isProper(_ module: Int) -> Bool {
    members[module].contains { role($0).map(ModuleFinder.behaviour.contains) ?? false }
  }

  private func rolesOf(_ module: Int) -> Set<Role> { Set(members[module].compactMap { role($0) }) }

  private mutating func merge(_ module: Int, into other: Int) {
    for index in members[module] { moduleOf[index] = Int32(other) }
    members[other] += members[module]
    members[module] = []
  }

  /// Modules by the folders in which they have parts.
  private func modulesByFolder() -> [Int32: [Int]] {
    var found: [Int32: Set<Int>] = [:]
    for (module, types) in members.enumerated() {
      for index in types { found[folder(index), default: []].insert(module) }
    }
    return found.mapValues { $0.sorted() }
  }

  @inline(never)
  private mutating func forgive() {
    let byFolder = modulesByFolder()
    for folder in byFolder.keys.sorted() {
      let here = byFolder[folder]!.filter { !members[$0].isEmpty }
      let alike = here.count > 32 ? modulesOfAlikeNames(here) : nil
      for module in here where !members[module].isEmpty {
        for other in alike.map({ $0[module] ?? [] }) ?? here
        where other != module && !members[other].isEmpty && isProper(other) {
          guard
            members[other].count > members[module].count
              || members[other].count == members[module].count && other < module
          else { continue }
          // Two whole modules side by side with similar names are two modules.
          guard rolesOf(module).isDisjoint(with: rolesOf(other)) || !hasComponents(module) else { continue }
          let small = names[module]
          let large = names[other]
          let isNear = small.lowercased() == large.lowercased() || isOneEdit(small, large)
          if isNear {
            merge(module, into: other)
            break
          }
        }
      }
    }
  }

  /// For each module those that may be the same but for case or one edit, in the order given: names one edit apart are equal
  /// once the right letter is missing from both. (For many modules in one folder, of which most are nothing alike.)
  private func modulesOfAlikeNames(_ here: [Int]) -> [Int: [Int]] {
    var byVariant: [[UInt8]: [Int]] = [:]
    for module in here {
      for variant in variants(of: names[module]) { byVariant[variant, default: []].append(module) }
    }
    var found: [Int: Set<Int>] = [:]
    for alike in byVariant.values where alike.count > 1 {
      for module in alike { found[module, default: []].formUnion(alike) }
    }
    return found.mapValues { $0.sorted() }
  }

  /// A name, itself in small letters, and with each of its letters missing.
  private func variants(of name: String) -> Set<[UInt8]> {
    let bytes = Array(name.utf8)
    var found: Set<[UInt8]> = [bytes, Array(name.lowercased().utf8)]
    for index in bytes.indices { found.insert(Array(bytes[..<index] + bytes[(index + 1)...])) }
    return found
  }

  private func hasComponents(_ module: Int) -> Bool {
    members[module].contains { table.types[$0].kind != .protocol && table.types[$0].kind != .typealias }
  }

  private func isOneEdit(_ one: String, _ other: String) -> Bool {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    guard min(one.count, other.count) >= 4, abs(one.count - other.count) <= 1 else { return false }
    var prefix = 0
    while prefix < min(one.count, other.count), one[prefix] == other[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < min(one.count, other.count) - prefix,
      one[one.count - 1 - suffix] == other[other.count - 1 - suffix]
    { suffix += 1 }
    return max(one.count, other.count) - prefix - suffix <= 1
      || one.count == other.count && one.count - prefix - suffix == 2
        && one[prefix] == other[prefix + 1] && one[prefix + 1] == other[prefix]
  }

  // MARK: 3

  @inline(never)
  private mutating func joinByConnection() {
    var linked: [Int: Set<Int>] = [:]
    for use in uses where use.way == .stores || use.way == .inherits || use.way == .makes || use.isWritten {
      guard !use.subject.isExternal, !use.object.isExternal else { continue }
      linked[use.subject.index, default: []].insert(use.object.index)
      linked[use.object.index, default: []].insert(use.subject.index)
    }
    let byFolder = modulesByFolder()
    for folder in byFolder.keys.sorted() {
      let here = byFolder[folder]!.filter { !members[$0].isEmpty }
      completeEachOther(here, in: folder, linked)
      let whole = here.filter { !members[$0].isEmpty && isProper($0) && rolesOf($0).count >= 2 }
      guard whole.count == 1, let module = whole.first else { continue }
      for lone in here
      where lone != module && !members[lone].isEmpty && members[lone].allSatisfy({ self.folder($0) == folder }) {
        guard rolesOf(lone).count == 1 || !isProper(lone) else { continue }
        let partners = Set(members[module])
        if members[lone].contains(where: { !(linked[$0] ?? []).isDisjoint(with: partners) }) {
          merge(lone, into: module)
        }
      }
    }
  }

  /// `DepositScenePresentationLogic` beside `Deposit.Presenter`: contracts alone are no module. They belong to the one that
  /// carries them out. (What a module asks of others, its outputs and delegates, is carried out elsewhere.)
  private mutating func joinContracts() {
    var carriers: [Int: Set<Int32>] = [:]
    for index in table.types.indices where !isContract(index) && moduleOf[index] >= 0 {
      for ancestor in hierarchy.ancestry(of: TypeKey(type: index)).dropFirst()
      where !ancestor.isExternal && isContract(ancestor.index) && moduleOf[ancestor.index] != moduleOf[index] {
        carriers[ancestor.index, default: []].insert(moduleOf[index])
      }
    }
    for module in members.indices where !members[module].isEmpty && members[module].allSatisfy({ isContract($0) }) {
      let inputs = members[module].filter { !self[naming: $0].isWeakContract(name($0)) }
      let modules = inputs.reduce(into: Set<Int32>()) { $0.formUnion(carriers[$1] ?? []) }
      guard modules.count == 1, let target = modules.first else { continue }
      let folders = Set(members[Int(target)].map { folder($0) })
      if members[module].allSatisfy({ folders.contains(folder($0)) }) { merge(module, into: Int(target)) }
    }
  }

  private func isContract(_ index: Int) -> Bool {
    table.types[index].kind == .protocol || table.types[index].kind == .typealias
  }

  /// `TransferConfirm` has a presenter and `TransferConfirmation` the interactor that it stores: two spellings of one module.
  private mutating func completeEachOther(_ here: [Int], in folder: Int32, _ linked: [Int: Set<Int>]) {
    func components(_ module: Int) -> Set<Role> {
      Set(
        members[module].compactMap { index in
          switch table.types[index].kind {
          case .protocol, .typealias: nil
          default: role(index)
          }
        })
    }
    let neighbours = modulesOfLikeName(here)
    for module in here where !members[module].isEmpty {
      for other in neighbours[module] ?? [] where !members[other].isEmpty && !members[module].isEmpty {
        guard members[other].count >= members[module].count, isProper(module), isProper(other) else { continue }
        guard members[module].allSatisfy({ self.folder($0) == folder }), !components(module).isEmpty,
          components(module).isDisjoint(with: components(other))
        else { continue }
        let partners = Set(members[other])
        if members[module].contains(where: { !(linked[$0] ?? []).isDisjoint(with: partners) }) {
          merge(module, into: other)
        }
      }
    }
  }

  /// For each module the others whose name begins with its name, or with whose name its own begins, in the order given.
  private func modulesOfLikeName(_ here: [Int]) -> [Int: [Int]] {
    var byName: [Substring: [Int]] = [:]
    for module in here { byName[names[module][...], default: []].append(module) }
    var found: [Int: [Int]] = [:]
    for module in here {
      let name = names[module]
      for end in name.indices.dropFirst() + [name.endIndex] {
        for other in byName[name[..<end]] ?? [] where other != module {
          found[module, default: []].append(other)
          if end < name.endIndex { found[other, default: []].append(module) }
        }
      }
    }
    return found.mapValues { $0.sorted() }
  }

  // MARK: 4

  /// Screens without a presenter, interactor or router of their own.
  @inline(never)
  private mutating func joinLoneScreens() {
    var makers: [Int: Set<Int32>] = [:]
    for use in uses where use.way == .makes || use.way == .asks {
      let object = use.way == .asks ? use.result ?? use.object : use.object
      guard !use.subject.isExternal, !object.isExternal else { continue }
      let subject = effective(use.subject.index)
      guard let role = role(subject), role == .router || role == .builder else { continue }
      let module = moduleOf[subject]
      if module >= 0 { makers[object.index, default: []].insert(module) }
    }
    for module in members.indices where !members[module].isEmpty && !isProper(module) {
      let screens = members[module].filter { role($0) == .view }
      let modules = Set(screens.flatMap { makers[$0] ?? [] }).filter { Int($0) != module && isProper(Int($0)) }
      if modules.count == 1, let maker = modules.first { merge(module, into: Int(maker)) }
    }
    // SwiftUI's screens have no class to tell them from pieces: being made by a router does.
    for index in table.types.indices where moduleOf[index] < 0 && role(index) == .view && isTopLevel(index) {
      let modules = (makers[index] ?? []).filter { isProper(Int($0)) }
      if modules.count == 1, let maker = modules.first { join(index, Int(maker)) }
    }
  }

  private mutating func join(_ index: Int, _ module: Int) {
    moduleOf[index] = Int32(module)
    members[module].append(index)
  }

  private func isTopLevel(_ index: Int) -> Bool { table.types[index].parent == nil && !table.types[index].isLocal }

  /// Services, entities, view models and plain views that bear the name of a module.
  @inline(never)
  private mutating func joinNamesakes() {
    var byName: [String: [Int]] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty {
      byName[names[module], default: []].append(module)
    }
    for index in table.types.indices where moduleOf[index] < 0 && isTopLevel(index) {
      guard let role = role(index), role != .app else { continue }
      guard let candidates = byName[self[naming: index].stem(of: name(index))] else { continue }
      let distances = candidates.map { module in
        members[module].map { table.folders.nearness(file($0), file(index)) }.max() ?? 0
      }
      join(index, candidates[distances.firstIndex(of: distances.max()!)!])
    }
  }

  /// The longest known module whose name a type's name begins with, in the folders of that module.
  @inline(never)
  private mutating func joinByPrefix() {
    var byFirst: [String: [Int]] = [:]
    for (module, types) in members.enumerated() where !types.isEmpty && isProper(module) {
      byFirst[String(names[module].prefix(3)), default: []].append(module)
    }
    for index in table.types.indices where isTopLevel(index) {
      guard let role = role(index), role != .app, role != .entity else { continue }
      let own = Int(moduleOf[index])
      if own >= 0, isProper(own) || members[own].contains(where: { $0 != index && self.role($0) != role }) { continue }
      let name = self[naming: index].undecorated(name(index))
      let candidates = (byFirst[String(name.prefix(3))] ?? []).filter { module in
        let prefix = names[module]
        guard name.hasPrefix(prefix), module != own else { return false }
        let next = name.dropFirst(prefix.count).first
        return next.map { !$0.isLowercase } ?? true
      }
      let near = candidates.filter { module in members[module].contains { isBeside(index, $0) } }
      guard let longest = near.max(by: { names[$0].utf8.count < names[$1].utf8.count }) else { continue }
      if own >= 0 { members[own].removeAll { $0 == index } }
      join(index, longest)
    }
  }

  /// In the same folder, one above or one below.
  private func isBeside(_ index: Int, _ other: Int) -> Bool {
    let common = table.folders.common(folder(index), folder(other))
    let depth = table.folders.depths[Int(common)]
    return table.folders.depths[Int(folder(index))] - depth <= 1
      && table.folders.depths[Int(folder(other))] - depth <= 1
  }

  @inline(never)
  private mutating func joinPieces() {
    var users: [Int: Set<Int>] = [:]
    for use in uses where !use.subject.isExternal && !use.object.isExternal && use.subject != use.object {
      if role(use.object.index) == .view, moduleOf[use.object.index] < 0 {
        let subject = effective(use.subject.index)
        if subject != use.object.index { users[use.object.index, default: []].insert(subject) }
      }
    }
    for _ in 0..<3 {
      var moved = false
      for index in users.keys.sorted() where moduleOf[index] < 0 {
        let modules = Set(users[index]!.map { role($0) == .view ? moduleOf[$0] : -1 })
        guard modules.count == 1, let module = modules.first, module >= 0, isProper(Int(module)) else { continue }
        join(index, Int(module))
        moved = true
      }
      if !moved { break }
    }
  }

  /// The type itself, or the type around it that has a role.
  private func effective(_ index: Int) -> Int {
    var index = index
    while role(index) == nil, let parent = table.types[index].parent, !parent.isExternal { index = parent.index }
    return index
  }

  @inline(never)
  private mutating func joinNested() {
    for index in table.types.indices where moduleOf[index] < 0 {
      guard role(index) != nil, let parent = table.types[index].parent, !parent.isExternal else { continue }
      let module = moduleOf[parent.index]
      if module >= 0 { join(index, Int(module)) }
    }
  }
}
