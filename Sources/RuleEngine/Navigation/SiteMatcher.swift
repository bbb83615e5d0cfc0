import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

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
  let relations: Relations
  let project: Project
  /// By the names of vocabularies.
  var prepared: [String: Prepared] = [:]
  /// Classes and contracts on which parts of several modules build, other than their own.
  let sharedBases: Set<TypeKey>
  /// Classes with subclasses in several modules, of which one may be the class's own.
  let basesOfSeveralModules: Set<TypeKey>
  /// See `DrawnInterfaces.segueCalls`.
  let performing: Set<NameID>
  /// Names of alerts, toasts and the like of the project's own.
  let overlays: [NamePattern]
  /// For each call site its expression, its name, and whether it means something of the project: columns to pass over
  /// most sites by, which are large.
  let nodes: [UInt32]
  private let names: [NameID]
  private let haveTarget: [Bool]
  /// For each function that shows what it is handed which of its parameters that is.
  var shown: [DeclarationRef: Int] = [:]
  /// All vocabularies about navigation.
  private(set) var navigation = Listening([])
  /// The one about going to a screen.
  private(set) var screens = Listening([])

  init(_ relations: Relations, jobs: Int) {
    let project = relations.project
    (self.relations, self.project) = (relations, project)
    nodes = project.sites.map(\.node)
    names = project.sites.map(\.name)
    haveTarget = project.sites.map { $0.target != nil }
    performing = project.drawn.segueCalls
    overlays = project.rulebook.names(of: WordSet(vocabularies: [Vocabulary.overlays]))
    let building = SiteMatcher.modulesBuilding(project)
    sharedBases = Set(building.filter { base, modules in modules.count { $0 != project.module(base) } >= 2 }.keys)
    basesOfSeveralModules = Set(building.filter { $0.value.count >= 2 && project.nature($0.key) == .component }.keys)
    for name in project.rulebook.vocabularies.keys {
      let entries = project.rulebook.entries(of: name)
      guard entries.contains(where: { if case .name = $0.form { false } else { true } }) else { continue }
      prepared[name] = Prepared(entries, project, vocabulary: name)
    }
    findWrappers(jobs: jobs)
    navigation = listening(to: WordSet(vocabularies: Vocabulary.ofNavigation.sorted()))
    screens = listening(to: WordSet(vocabularies: [Vocabulary.screenNavigation]))
  }

  /// For each class and contract the modules whose parts build on it.
  private static func modulesBuilding(_ project: Project) -> [TypeKey: Set<Int>] {
    var modules: [TypeKey: Set<Int>] = [:]
    for index in project.table.types.indices {
      let key = TypeKey(type: index)
      // A base of bases, alone in a module of its own, is of no feature.
      guard let module = project.module(key), project.hasBehaviour(module) else { continue }
      for ancestor in project.hierarchy.ancestry(of: key).dropFirst() where !ancestor.isExternal {
        modules[ancestor, default: []].insert(module)
      }
    }
    return modules
  }

  /// Parts of several modules, other than its own, build on it.
  func isSharedBase(_ key: TypeKey) -> Bool { sharedBases.contains(key) }

  // MARK: Vocabularies

  /// Some vocabularies, made ready once for many sites.
  func listening(to words: WordSet) -> Listening { Listening(words.vocabularies.compactMap { prepared[$0] }) }

  /// What a site does in the words of some vocabularies, or nil.
  func match(_ site: CallSite, _ listening: Listening) -> SiteMatch? {
    if performing.contains(site.name), listening.vocabularies.contains(where: \.navigates), goesBack(site) == true {
      return listening.vocabularies.contains(where: \.closes) && navigator(askedBy: site) == nil ? SiteMatch() : nil
    }
    for vocabulary in listening.vocabularies {
      if let match = match(site, vocabulary) { return match }
      guard vocabulary.navigates, !meansUIKit(site, vocabulary) else { continue }
      if let match = handed(site, vocabulary) ?? wrapped(site, vocabulary) { return match }
      if let match = restated(site, vocabulary) { return match }
      if let match = filled(site, vocabulary) { return match }
    }
    return nil
  }

  /// What some vocabularies listen for, for a quick look at a site: most sites mean something else.
  struct Listening {
    fileprivate let vocabularies: [Prepared]
    private var names: Set<NameID> = []
    private var hasWrappers = false

    fileprivate init(_ vocabularies: [Prepared]) {
      self.vocabularies = vocabularies
      for vocabulary in vocabularies {
        names.formUnion(vocabulary.byName.keys)
        if vocabulary.closes { names.formUnion(vocabulary.waysBack) }
        if !vocabulary.wrappers.isEmpty || !vocabulary.showingContent.isEmpty { hasWrappers = true }
        if vocabulary.navigates, vocabulary.entries.contains(where: { !$0.of.isEmpty }) { hasWrappers = true }
      }
    }

    /// Whether some vocabulary speaks of segues of a kind.
    func lists(segue kind: String) -> Bool {
      vocabularies.contains { $0.segues.contains { $0.matches(kind) } }
    }

    func lists(_ name: NameID) -> Bool { names.contains(name) }

    /// A quick look at the name and the target.
    func mayMean(_ site: CallSite) -> Bool { mayMean(site.name, hasTarget: site.target != nil) }

    fileprivate func mayMean(_ name: NameID, hasTarget: Bool) -> Bool {
      hasWrappers && hasTarget || names.contains(name)
    }
  }

  /// A quick look at a call site, by its number.
  func mayMean(_ site: Int, _ listening: Listening) -> Bool {
    listening.mayMean(names[site], hasTarget: haveTarget[site])
  }

  /// Why a site whose name is listed is not what is meant.
  func refusal(of site: CallSite, _ listening: Listening) -> Decision.Reason {
    let keys = keys(of: site.receiver)
    if listening.vocabularies.contains(where: \.navigates), let navigator = navigator(askedBy: site) {
      return .asksNavigator(navigator)
    }
    let entries = listening.vocabularies.flatMap { vocabulary in
      (vocabulary.byName[site.name] ?? []).map { vocabulary.entries[$0] }
    }.filter { (site.kind == .call || site.kind == .sets) && isWritten(site, as: $0.form) }
    guard !entries.isEmpty else { return .otherCall }
    let onReceiver = entries.filter { isReceiver(site, $0) }
    if onReceiver.isEmpty {
      if let key = keys.first { return .receiver(key) }
      return site.receiver.isUnknown || site.receiver == .outside ? .receiverUnknown : .receiverWithoutName
    }
    let isUnknown = onReceiver.contains { entry in
      guard case .argument(let number) = entry.presents else { return false }
      return argument(number, in: site)?.value.keys.isEmpty ?? false
    }
    if isUnknown { return .presentedUnknown }
    return onReceiver.contains { $0.presents?.isContent ?? false } ? .otherContent : .otherCall
  }

  /// The function that encloses a site does it for its callers: they are judged, not the function.
  func isInsideWrapper(_ site: CallSite, _ listening: Listening) -> Bool {
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    return listening.vocabularies.contains { $0.wrappers[member] == member }
  }

  /// The entries of a vocabulary by the names that they listen for.
  struct Prepared {
    var entries: [VocabularyEntry] = []
    var byName: [NameID: [Int]] = [:]
    /// The kinds of segues that it speaks of.
    var segues: [NamePattern] = []
    /// What performs segues, where some lead back.
    var waysBack: [NameID] = []
    /// What is called, and the function of the project through which it happens: that function itself, or the default
    /// implementation behind a requirement.
    var wrappers: [DeclarationRef: DeclarationRef] = [:]
    /// Functions of the project that show what a closure of their caller makes, and the entry by which they do.
    var showingContent: [DeclarationRef: Int] = [:]
    /// It speaks of going to screens, and not of alerts, sheets or leaving.
    let leadsToScreens: Bool
    /// It speaks of leaving.
    let closes: Bool
    /// It speaks of navigation, and not of whatever a project lists.
    let navigates: Bool

    init(_ entries: [VocabularyEntry], _ project: Project, vocabulary: String) {
      self.entries = entries
      leadsToScreens = vocabulary == Vocabulary.screenNavigation
      closes = vocabulary == Vocabulary.dismissal
      navigates = Vocabulary.ofNavigation.contains(vocabulary)
      if closes, project.drawn.connections.contains(where: { $0.outcome == .unwind }) {
        waysBack = project.drawn.segueCalls.sorted()
      }
      for (number, entry) in entries.enumerated() {
        let name: NamePattern
        switch entry.form {
        case .name: continue
        case .segue(let kind):
          segues.append(kind)
          continue
        case .call(let call), .overrides(let call): name = call.base
        case .makes(let pattern), .sets(let pattern): name = pattern
        }
        for nameID in project.table.interner.names(name) { byName[nameID, default: []].append(number) }
      }
    }
  }

  func match(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard let numbers = vocabulary.byName[site.name] else { return nil }
    if vocabulary.closes, site.subject.map({ isSystemSheet($0) }) ?? false { return nil }
    for number in numbers {
      let entry = vocabulary.entries[number]
      if let match = vocabulary.navigates ? match(site, entry) : matchAsWritten(site, entry) { return match }
    }
    return nil
  }

  func match(_ site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    guard isWritten(site, as: entry) else { return nil }
    switch site.kind {
    case .makes: return presented(site, entry)
    case .overrides: guard reachesDestination(site) else { return nil }
    case .call, .sets:
      if let target = site.target, !overrides(target), !speaksOfOwnType(entry, site), !meansUIKit(site, target) {
        return nil
      }
    }
    if navigator(askedBy: site) != nil { return nil }
    guard isReceiver(site, entry), !passesToBase(site) else { return nil }
    if isMeantForModal(site, entry) || switchesItself(site, entry) || isPassedToShow(site, entry) { return nil }
    if setsUp(site), site.isOnFreshValue || isMadeWhole(site) { return nil }
    return presented(site, entry)
  }

  /// What an entry listens for, by name, labels and imports.
  private func isWritten(_ site: CallSite, as entry: VocabularyEntry) -> Bool {
    isWritten(site, as: entry.form) && (entry.whereImported.isEmpty || imports(entry.whereImported, site.file))
  }

  /// Entries are found by the name of the site (`Prepared.byName`), which they therefore have.
  private func isWritten(_ site: CallSite, as form: VocabularyEntry.Form) -> Bool {
    switch (form, site.kind) {
    case (.call(let pattern), .call), (.overrides(let pattern), .overrides):
      return isMeant(site, by: pattern)
    case (.makes, .makes), (.sets, .sets): return true
    default: return false
    }
  }

  /// What a pattern means is a function by its full name. Where the project declares it, that is known, however it is
  /// called: arguments with defaults and the labels of trailing closures are not written. Of other functions a trailing
  /// closure at the end may have any label.
  private func isMeant(_ site: CallSite, by pattern: CallPattern) -> Bool {
    guard pattern.labels != nil else { return true }
    if site.kind == .call, let target = site.target, project.table.declaration(target).kind == .function {
      let labels = labels(of: target)
      return pattern.matches(count: labels.count) { isCalled(labels[$0], $1) }
    }
    let count = site.arguments.count
    if pattern.matches(count: count, isLabel: { isCalled(site.arguments[$0].label, $1) }) { return true }
    return !pattern.isOpen && endsInClosure(site)
      && pattern.matches(count: count) { $0 == count - 1 || isCalled(site.arguments[$0].label, $1) }
  }

  /// Whether a label is written so; `_` stands for none.
  private func isCalled(_ label: NameID, _ text: String) -> Bool {
    label == 0 ? text == "_" : project.table.interner.utf8(label).elementsEqual(text.utf8)
  }

  private func endsInClosure(_ site: CallSite) -> Bool {
    guard site.kind == .call, site.node != .max, site.arguments.last?.label == 0 else { return false }
    return project.table.facts(of: site.file).body.expressions[Int(site.node)].flags.contains(
      .hasTrailingClosure)
  }

  /// `init() { super.init(…); viewControllers = [home] }`: the object is being made and is not shown yet.
  private func isMadeWhole(_ site: CallSite) -> Bool {
    guard let subject = site.subject, site.receiver.key == subject,
      let member = project.member(around: site.declaration, in: site.file)
    else { return false }
    return project.table.declaration(member).kind == .initializer
  }

  /// What a container that has just been made is set up with.
  private func setsUp(_ site: CallSite) -> Bool {
    site.kind == .sets || SiteMatcher.fillsContainer.contains(project.table.interner[site.name])
  }

  static let fillsContainer: Set<String> = [
    "setViewControllers", "setViewController", "pushViewController", "showDetailViewController",
  ]

  /// What an entry says is put on show, if it says that.
  private func presented(_ site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    switch entry.presents {
    case nil: return SiteMatch(presented: screenPerformed(site))
    case .argument(let number):
      guard let argument = argument(number, in: site) else { return nil }
      if entry.exceptOf.vocabularies.contains(Vocabulary.alerts), isMadeAsOverlay(argument.node, in: site.file) {
        return nil
      }
      return presents(shownKeys(argument.value), entry)
    case .content, .destination:
      if site.kind == .sets { return presents(site.arguments.first?.value.keys ?? TypeKeys([]), entry) }
      return content(of: site, entry)
    }
  }

  /// An argument by its number from 1, which counts those with defaults, too, where the project declares the function.
  func argument(_ number: Int, in site: CallSite) -> CallSite.Argument? {
    if let target = site.target, site.kind == .call, labels(of: target).count > site.arguments.count {
      return argument(number - 1, of: target, in: site)
    }
    return number >= 1 && number <= site.arguments.count ? site.arguments[number - 1] : nil
  }

  /// What a site does by an entry that is not about navigation: the entry means what it says, whatever the receiver is.
  private func matchAsWritten(_ site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    guard isWritten(site, as: entry), site.kind == .makes || isReceiver(site, entry) else { return nil }
    if site.kind == .overrides, !isOverride(site) { return nil }
    return presented(site, entry)
  }

  private func isOverride(_ site: CallSite) -> Bool {
    site.declaration != .max && overrides(DeclarationRef(file: site.file, declaration: site.declaration))
  }

  func labels(_ site: CallSite) -> [String] { site.arguments.map { project.table.interner[$0.label] } }

  func overrides(_ target: DeclarationRef) -> Bool {
    project.table.declaration(target).modifiers.contains(.override)
  }

  /// A function of the project's own means something else than UIKit's of the same name, unless the entry names the
  /// project's own type as the receiver: `on: [AppNavigator]`.
  func speaksOfOwnType(_ entry: VocabularyEntry, _ site: CallSite) -> Bool {
    !entry.on.isEmpty
      && keys(of: site.receiver).contains { key in
        project.hierarchy.ancestry(of: key).contains { ancestor in
          guard !ancestor.isExternal else { return false }
          let name = project.simpleName(ancestor)
          return entry.on.contains { $0.isLiteral && $0.text == name }
        }
      }
  }

  /// `extension ViewControllable { func dismiss(animated: Bool, completion: (() -> Void)?) {} }`, and the receiver is a
  /// view controller: a class's own function, which it has from UIKit, comes before that of a protocol's extension.
  private func meansUIKit(_ site: CallSite, _ target: DeclarationRef) -> Bool {
    guard let owner = project.table.owner(of: target),
      owner.isExternal ? !project.table.interner.isOfUIKit(owner.nameID) : project.nature(owner) == .contract,
      !project.table.isRequirement(target), keys(of: site.receiver).contains(where: project.hierarchy.isOfSystem)
    else { return false }
    // With a parameter of the project's own it is another function.
    return project.table.facts(of: target.file).surface.parameters(of: project.table.declaration(target)).allSatisfy {
      project.hierarchy.resolver.value(ofType: $0.type, in: target.file, context: target.declaration).keys
        .allSatisfy(\.isExternal)
    }
  }

  /// What is called is UIKit's own function that a vocabulary lists.
  private func meansUIKit(_ site: CallSite, _ vocabulary: Prepared) -> Bool {
    guard let target = site.target, let numbers = vocabulary.byName[site.name] else { return false }
    return numbers.contains { isWritten(site, as: vocabulary.entries[$0]) } && meansUIKit(site, target)
  }

  func imports(_ targets: [String], _ file: UInt32) -> Bool { project.imports(anyOf: targets, file) }
}
