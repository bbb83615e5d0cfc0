import LintRules
import ProjectModel
import SourceText
import SwiftFacts

/// What a call site does, in the words of one vocabulary.
struct SiteMatch: Equatable {
  /// The type of what is put on show.
  var presented: TypeKey?
  /// The function of the project through which it happens.
  var wrapper: DeclarationRef?
}

/// Tells call sites that a vocabulary means from those that only look like them: by full name, by the type of the
/// receiver, by the type of what is presented, and through wrappers of the project (SEMANTICS.md §6).
struct SiteMatcher {
  let project: Project
  /// For each vocabulary, in the order of first use, the functions that do it for their callers.
  private var wrappers: [String: Set<DeclarationRef>] = [:]
  private var prepared: [String: Prepared] = [:]
  /// The uses of each file stand at these indices.
  private let usesOfFile: [UInt32: Range<Int>]
  private let sharedBases: Set<TypeKey>
  /// For each site the function around it that may do something for its callers.
  private var wrapping: [DeclarationRef?] = []

  init(_ project: Project) {
    self.project = project
    var ranges: [UInt32: Range<Int>] = [:]
    var start = 0
    while start < project.uses.count {
      var end = start
      while end < project.uses.count, project.uses[end].file == project.uses[start].file { end += 1 }
      ranges[project.uses[start].file] = start..<end
      start = end
    }
    usesOfFile = ranges
    sharedBases = SiteMatcher.sharedBases(project)
    wrapping = project.sites.map { site in
      guard let member = project.member(around: site.declaration, in: site.file), mayWrap(member, site),
        !isLeftToOthers(site)
      else {
        return nil
      }
      return member
    }
    for name in project.rulebook.vocabularies.keys.sorted() {
      let entries = project.rulebook.entries(of: name)
      guard entries.contains(where: { if case .name = $0.form { false } else { true } }) else { continue }
      let vocabulary = Prepared(entries, project)
      prepared[name] = vocabulary
      wrappers[name] = findWrappers(vocabulary)
    }
  }

  /// Classes and contracts that parts of several modules build on.
  private static func sharedBases(_ project: Project) -> Set<TypeKey> {
    var modules: [TypeKey: Set<Int>] = [:]
    for index in project.table.types.indices {
      let key = TypeKey(type: index)
      guard let module = project.module(key) else { continue }
      for ancestor in project.hierarchy.ancestry(of: key).dropFirst()
      where !ancestor.isExternal && project.module(ancestor) != module {
        modules[ancestor, default: []].insert(module)
      }
    }
    return Set(modules.filter { $0.value.count >= 2 }.keys)
  }

  /// Parts of several modules inherit from it.
  func isSharedBase(_ key: TypeKey) -> Bool { sharedBases.contains(key) }

  // MARK: Vocabularies

  /// What a site does in the words of some vocabularies, or nil.
  func match(_ site: CallSite, _ words: WordSet) -> SiteMatch? {
    for name in words.vocabularies {
      guard let vocabulary = prepared[name] else { continue }
      if let match = match(site, vocabulary) { return match }
      if let match = wrapped(site, name, vocabulary.entries) { return match }
    }
    return nil
  }

  /// What some vocabularies listen for, for a quick look at a site: most sites mean something else.
  struct Listening {
    fileprivate var names: Set<Symbol> = []
    fileprivate var hasWrappers = false

    func lists(_ name: Symbol) -> Bool { names.contains(name) }
  }

  func listening(to words: WordSet) -> Listening {
    var listening = Listening()
    for name in words.vocabularies {
      guard let vocabulary = prepared[name] else { continue }
      listening.names.formUnion(vocabulary.byName.keys)
      if let wrappers = wrappers[name], !wrappers.isEmpty { listening.hasWrappers = true }
    }
    return listening
  }

  /// A quick look at the name and the target.
  func mayMatch(_ index: Int, _ listening: Listening) -> Bool {
    listening.hasWrappers && project.sites[index].target != nil || listening.names.contains(project.sites[index].name)
  }

  /// Why a site whose name is listed is not what is meant.
  func refusal(of site: CallSite, _ words: WordSet) -> Opinion.Silence {
    let keys = keys(of: site.receiver)
    if site.hasReceiver, let navigator = keys.first(where: { playsNavigator($0) }) { return .asksNavigator(navigator) }
    let name = project.table.symbols[site.name]
    let entries = words.vocabularies.compactMap { prepared[$0] }.flatMap { vocabulary in
      (vocabulary.byName[site.name] ?? []).map { vocabulary.entries[$0] }
    }.filter { entry in
      switch entry.form {
      case .call(let call): call.matches(base: name, labels: labels(site))
      case .sets: site.kind == .sets
      default: false
      }
    }
    guard !entries.isEmpty else { return .otherCall }
    let onReceiver = entries.filter { isReceiver(site, $0) }
    if onReceiver.isEmpty { return keys.first.map { .receiver($0) } ?? .receiverUnknown }
    let isUnknown = onReceiver.contains { entry in
      guard case .argument(let number) = entry.presents, number >= 1, number <= site.arguments.count else {
        return false
      }
      return site.arguments[number - 1].value.keys.isEmpty
    }
    return isUnknown ? .presentedUnknown : .otherCall
  }

  /// The function that encloses a site does it for its callers: they are judged, not the function.
  func isInsideWrapper(_ site: CallSite, _ words: WordSet) -> Bool {
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    return words.vocabularies.contains { wrappers[$0]?.contains(member) ?? false }
  }

  /// The entries of a vocabulary by the names that they listen for.
  private struct Prepared {
    var entries: [VocabularyEntry] = []
    var byName: [Symbol: [Int]] = [:]

    init(_ entries: [VocabularyEntry], _ project: Project) {
      self.entries = entries
      for (number, entry) in entries.enumerated() {
        let name: String
        switch entry.form {
        case .name: continue
        case .call(let call), .overrides(let call): name = call.base.text
        case .makes(let pattern), .sets(let pattern): name = pattern.text
        }
        // Names of functions and properties are written out in vocabularies; a name that nobody uses needs no look.
        if let symbol = project.table.symbols.find(name) { byName[symbol, default: []].append(number) }
      }
    }
  }

  private func match(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard let numbers = vocabulary.byName[site.name] else { return nil }
    for number in numbers {
      if let match = match(site, vocabulary.entries[number]) { return match }
    }
    return nil
  }

  private func match(_ site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    let name = project.table.symbols[site.name]
    switch (entry.form, site.kind) {
    case (.call(let pattern), .call):
      guard pattern.base.matches(name), pattern.matches(base: name, labels: labels(site)) else { return nil }
      if let target = site.target, !overrides(target), !speaksOfOwnType(entry, site) { return nil }
    case (.makes(let pattern), .makes):
      guard pattern.matches(name) else { return nil }
    case (.sets(let pattern), .sets):
      guard pattern.matches(name) else { return nil }
      if let target = site.target, !overrides(target), !speaksOfOwnType(entry, site) { return nil }
    case (.overrides(let pattern), .overrides):
      guard pattern.matches(base: name, labels: labels(site)), reachesDestination(site) else { return nil }
    default: return nil
    }
    if !entry.whereImported.isEmpty, !imports(entry.whereImported, site.file) { return nil }
    if site.kind != .makes {
      guard isReceiver(site, entry) else { return nil }
      if site.isOnFreshValue, site.kind == .sets || name == "setViewControllers" || name == "pushViewController" {
        return nil
      }
    }
    switch entry.presents {
    case nil: return SiteMatch()
    case .argument(let number):
      guard number >= 1, number <= site.arguments.count else { return nil }
      return presents(site.arguments[number - 1].value.keys, entry)
    case .content:
      if site.kind == .sets { return presents(site.arguments.first?.value.keys ?? TypeKeys([]), entry) }
      return content(of: site, entry)
    }
  }

  private func labels(_ site: CallSite) -> [String] { site.arguments.map { project.table.symbols[$0.label] } }

  private func overrides(_ target: DeclarationRef) -> Bool {
    project.table.declaration(target).modifiers.contains(.override)
  }

  /// A function of the project's own means something else than UIKit's of the same name, unless the entry names the
  /// project's own type as the receiver: `on: [AppNavigator]`.
  private func speaksOfOwnType(_ entry: VocabularyEntry, _ site: CallSite) -> Bool {
    !entry.on.isEmpty
      && keys(of: site.receiver).contains { key in
        project.hierarchy.ancestry(of: key).contains { ancestor in
          guard !ancestor.isExternal else { return false }
          let name = project.simpleName(ancestor)
          return entry.on.contains { $0.isLiteral && $0.text == name }
        }
      }
  }

  private func imports(_ targets: [String], _ file: UInt32) -> Bool {
    let facts = project.table.files[Int(file)].facts
    return facts.surface.imports.contains { targets.contains(facts.names[$0.target]) }
  }

  /// `prepare(for:sender:)` navigates when it reaches into the destination.
  private func reachesDestination(_ site: CallSite) -> Bool {
    let facts = project.table.files[Int(site.file)].facts
    let range = facts.surface.declarations[Int(site.declaration)].range
    return facts.body.expressions.contains { node in
      node.kind == .member && range.contains(node.offset)
        && ["destination", "destinationViewController", "destinationController"].contains(facts.names[node.payload])
    }
  }

  // MARK: Receivers

  private func isReceiver(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    let keys = keys(of: site.receiver)
    if site.hasReceiver, keys.contains(where: { playsNavigator($0) }) { return false }
    if entry.on.isEmpty { return true }
    guard !keys.isEmpty else { return false }
    if entry.on.contains(where: { $0.text == "View" }), imports(["SwiftUI"], site.file), isViewFromOutside(keys) {
      return true
    }
    var isOn = false
    for key in keys {
      for ancestor in project.hierarchy.ancestry(of: key) {
        let name = project.nameBytes(ancestor)
        if entry.exceptOn.contains(where: { $0.matches(name) }) { return false }
        if entry.on.contains(where: { $0.matches(name) }) { isOn = true }
      }
    }
    return isOn
  }

  /// A type from outside of which no family is known: in SwiftUI's files the receivers of modifiers are views.
  private func isViewFromOutside(_ keys: TypeKeys) -> Bool {
    keys.contains { $0.isExternal && project.hierarchy.ancestry(of: $0).count == 1 }
  }

  /// Routers, presenters and builders have functions of the same names; calling them is asking, not navigating.
  private func playsNavigator(_ key: TypeKey) -> Bool {
    // A mixin that only routers take up is a router's, too.
    if key.isExternal { return false }
    switch project.role(project.effective[key.index]) {
    case .router, .presenter, .builder: return true
    case nil:
      let roles = Set(project.conformers[key.index].compactMap { project.role($0) })
      return !roles.isEmpty && roles.isSubset(of: [.router, .builder])
    default: return false
    }
  }

  private func keys(of value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter): project.hierarchy.resolver.constraint(of: parameter).keys
    case .associated(let key): project.hierarchy.resolver.constraint(ofAssociated: key).keys
    case .metatype(let inner): keys(of: inner)
    default: value.keys
    }
  }

  // MARK: What is presented

  private func presents(_ keys: TypeKeys, _ entry: VocabularyEntry) -> SiteMatch? {
    guard !keys.isEmpty else { return nil }
    if !entry.exceptOf.isEmpty, keys.contains(where: { isKind($0, entry.exceptOf) }) { return nil }
    if entry.of.isEmpty { return SiteMatch(presented: keys[0]) }
    return keys.first { isKind($0, entry.of) }.map { SiteMatch(presented: $0) }
  }

  private func isKind(_ key: TypeKey, _ words: WordSet) -> Bool {
    let patterns = project.rulebook.names(of: words)
    return project.hierarchy.ancestry(of: key).contains { ancestor in
      let name = project.nameBytes(ancestor)
      return patterns.contains { $0.matches(name) }
    }
  }

  /// SwiftUI: a destination counts when its content makes a screen of a module by name.
  private func content(of site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    let facts = project.table.files[Int(site.file)].facts
    guard site.node != .max, let range = usesOfFile[site.file] else { return nil }
    let callee = facts.body.expressions[Int(site.node)].operand
    let nodes = (callee == .max ? site.node : callee + 1)..<max(callee == .max ? site.node : callee + 1, site.node)
    for index in range {
      let use = project.uses[index]
      guard use.way == .makes, nodes.contains(use.node) else { continue }
      if !entry.of.isEmpty {
        let isOne = isKind(use.object, entry.of) || represented(by: use.object).contains { isKind($0, entry.of) }
        if isOne { return SiteMatch(presented: use.object) }
        continue
      }
      if !entry.exceptOf.isEmpty, isKind(use.object, entry.exceptOf) { continue }
      if project.role(use.object) == .view, project.isScreen(use.object), project.nature(use.object) == .component {
        // A piece of the same module is layout.
        if let subject = site.subject, project.module(subject) == project.module(use.object) { continue }
        return SiteMatch(presented: use.object)
      }
    }
    return nil
  }

  /// What a `UIViewControllerRepresentable` makes: a Representable around a system sheet is one.
  private func represented(by key: TypeKey) -> [TypeKey] {
    guard !key.isExternal else { return [] }
    return ["makeUIViewController", "makeNSViewController"].flatMap { name -> [TypeKey] in
      guard let symbol = project.table.symbols.find(name) else { return [] }
      return project.table.members(named: symbol, of: key).flatMap { at in
        let fact = project.table.declaration(at)
        return project.hierarchy.resolver.value(ofType: fact.type, in: at.file, context: at.declaration).keys
      }
    }
  }

  // MARK: Wrappers

  private func wrapped(_ site: CallSite, _ vocabulary: String, _ entries: [VocabularyEntry]) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let wrappers = wrappers[vocabulary], !wrappers.isEmpty else {
      return nil
    }
    if site.hasReceiver, keys(of: site.receiver).contains(where: { playsNavigator($0) }) { return nil }
    if isOwnPlumbing(site, target) { return nil }
    guard let wrapper = wrapper(behind: target, in: wrappers) else { return nil }
    // What is handed in may be something else than what the wrapper is made for.
    for entry in entries where !entry.exceptOf.isEmpty {
      if site.arguments.contains(where: { $0.value.keys.contains { isKind($0, entry.exceptOf) } }) { return nil }
    }
    let presented = site.arguments.lazy.flatMap(\.value.keys).first { project.isScreen($0) }
    return SiteMatch(presented: presented, wrapper: wrapper)
  }

  /// A base calls its own function, or an override the one that it overrides: neither decides anything that its callers do not.
  private func isOwnPlumbing(_ site: CallSite, _ target: DeclarationRef) -> Bool {
    let wrapper = project.table.declaration(target)
    guard let subject = site.subject, wrapper.parent != .max else { return false }
    if project.table.key(of: DeclarationRef(file: target.file, declaration: wrapper.parent)) == subject { return true }
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    let around = project.table.declaration(member)
    return around.modifiers.contains(.override)
      && project.table.symbol(around.name, in: site.file) == project.table.symbol(wrapper.name, in: target.file)
  }

  /// The wrapper itself, or the default implementation behind a requirement.
  private func wrapper(behind target: DeclarationRef, in wrappers: Set<DeclarationRef>) -> DeclarationRef? {
    if wrappers.contains(target) { return target }
    let fact = project.table.declaration(target)
    guard fact.parent != .max,
      let owner = project.table.key(of: DeclarationRef(file: target.file, declaration: fact.parent)),
      !owner.isExternal, project.table.entity(owner).kind == .protocol
    else { return nil }
    let name = project.table.symbol(fact.name, in: target.file)
    return project.table.members(named: name, of: owner).first {
      wrappers.contains($0) && labels(of: $0) == labels(of: target)
    }
  }

  private func labels(of at: DeclarationRef) -> [Symbol] {
    let fact = project.table.declaration(at)
    let surface = project.table.files[Int(at.file)].facts.surface
    return (0..<Int(fact.parameterCount)).map {
      project.table.symbol(surface.parameters[Int(fact.parameters) + $0].label, in: at.file)
    }
  }

  /// Functions that no role owns and whose body does it, to a fixed point.
  private func findWrappers(_ vocabulary: Prepared) -> Set<DeclarationRef> {
    var found: Set<DeclarationRef> = []
    var open: [(member: DeclarationRef, site: CallSite)] = []
    for (number, site) in project.sites.enumerated() {
      let isListed = vocabulary.byName[site.name] != nil
      guard isListed || site.target != nil, let member = wrapping[number] else { continue }
      if isListed, match(site, vocabulary) != nil { found.insert(member) } else { open.append((member, site)) }
    }
    var moved = true
    while moved {
      moved = false
      for (member, site) in open where !found.contains(member) {
        guard let target = site.target, wrapper(behind: target, in: found) != nil else { continue }
        found.insert(member)
        moved = true
      }
    }
    return found
  }

  /// Inside a closure that an object is made with (`Condition(onFailure: { … })`): whoever keeps the object decides whether
  /// and when it runs, not who calls the function.
  private func isLeftToOthers(_ site: CallSite) -> Bool {
    guard site.node != .max else { return false }
    let facts = project.table.files[Int(site.file)].facts
    return facts.body.scopes.contains { scope in
      guard scope.kind == .closure, scope.firstExpression <= site.node, site.node < scope.endExpression,
        scope.callee != .max
      else { return false }
      let callee = facts.body.expressions[Int(scope.callee)]
      guard callee.kind == .name else { return false }
      let first = facts.names.bytes[facts.names.byteRange(of: callee.payload)].first ?? 0
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }
  }

  /// Whether a function may navigate for its callers: nobody's role owns it.
  private func mayWrap(_ member: DeclarationRef, _ site: CallSite) -> Bool {
    let fact = project.table.declaration(member)
    guard fact.kind == .function else { return false }
    guard let subject = site.subject else { return true }
    if subject.isExternal { return true }
    let effective = project.effective[subject.index]
    if project.nature(subject) == .contract {
      // Conformers of one role own it; a contract with a role is judged as that role.
      return project.role(effective) == nil
    }
    if project.role(effective) == nil {
      return fact.modifiers.contains(.static) || fact.modifiers.contains(.class)
    }
    return project.role(effective) == .view && project.nature(effective) == .component
      && sharedBases.contains(effective)
  }
}
