import LintRules
import Parallel
import ProjectModel
import SwiftFacts

/// Functions that navigate for their callers and that no role owns, found to a fixed point.
extension SiteMatcher {
  func wrapped(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let wrapper = vocabulary.wrappers[target] else { return nil }
    if site.hasReceiver, keys(of: site.receiver).contains(where: { playsNavigator($0) }) { return nil }
    if isOwnPlumbing(site, overrides(target) ? wrapper : target) || isGivenOther(site, vocabulary) { return nil }
    // A presenter that tells its view to show an error or to close leaves it to the view how.
    if wrapper != target, !vocabulary.leadsToScreens, isViewContract(site.receiver) { return nil }
    // Who shows an alert is no alert, and who goes to a screen hands itself over as the place to start from.
    let presented =
      vocabulary.leadsToScreens
      ? screen(showingItselfBy: wrapper)
        ?? site.arguments.lazy.filter { !isWhereFrom($0) }.flatMap(\.value.keys)
        .first { project.isScreen($0) && $0 != site.subject } : nil
    return SiteMatch(presented: presented, wrapper: wrapper)
  }

  /// `HelpViewController.show(from: self)` shows a `HelpViewController`.
  private func screen(showingItselfBy wrapper: DeclarationRef) -> TypeKey? {
    guard project.table.declaration(wrapper).modifiers.belongToType, let owner = project.table.owner(of: wrapper) else {
      return nil
    }
    return project.isScreen(owner) && project.role(owner) == .view ? owner : nil
  }

  /// `view?.performSegue(withIdentifier: "detail", sender: nil)`, where the view's contract only restates what its controllers
  /// inherit from UIKit: no code stands behind it in which the view would be judged.
  func restated(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard vocabulary.leadsToScreens, site.kind == .call, let numbers = vocabulary.byName[site.name],
      let target = site.target, project.table.isRequirement(target),
      let contract = keys(of: site.receiver).first(where: { project.nature($0) == .contract }),
      project.role(contract) == .view
    else { return nil }
    let carriers = project.conformers[contract.index]
    guard !carriers.isEmpty else { return nil }
    let name = project.table.symbols[site.name]
    let entries = numbers.lazy.map { vocabulary.entries[$0] }.filter { entry in
      guard case .call(let call) = entry.form, call.matches(base: name, labels: labels(site)) else { return false }
      return carriers.allSatisfy { descends($0, from: entry.on) && !writesItself(site.name, $0) }
    }
    for entry in entries {
      guard case .argument(let number)? = entry.presents else { return SiteMatch() }
      guard number >= 1, number <= site.arguments.count else { continue }
      if let match = presents(shownKeys(site.arguments[number - 1].value), entry) { return match }
    }
    return nil
  }

  /// A type, or a base of its own, has a member of this name that is no override of what is inherited from outside.
  private func writesItself(_ name: Symbol, _ key: TypeKey) -> Bool {
    project.hierarchy.ancestry(of: key).contains { ancestor in
      !ancestor.isExternal && project.nature(ancestor) != .contract
        && !project.table.members(named: name, of: ancestor).allSatisfy { overrides($0) }
    }
  }

  /// `showResult(from: view)`: where one comes from is not where one goes.
  private func isWhereFrom(_ argument: CallSite.Argument) -> Bool {
    ["from", "in", "on", "over", "parent", "source"].contains(project.table.symbols[argument.label])
  }

  /// What is handed in may be something else than what the wrapper is made for.
  private func isGivenOther(_ site: CallSite, _ vocabulary: Prepared) -> Bool {
    let isReceiverShown = site.target.map { shown[$0] == SiteMatcher.itself } ?? false
    return vocabulary.entries.contains { entry in
      guard !entry.exceptOf.isEmpty else { return false }
      if isReceiverShown, site.receiver.keys.contains(where: { isKind($0, entry.exceptOf) }) { return true }
      return site.arguments.contains { handedOver($0.value).contains { isKind($0, entry.exceptOf) } }
    }
  }

  /// A value's types, with those that stand in a list or a tuple, or that a closure hands back.
  private func handedOver(_ value: Value, depth: Int = 0) -> [TypeKey] {
    guard depth < 4 else { return [] }
    switch value {
    case .array(let element): return handedOver(element, depth: depth + 1)
    case .function(_, let result): return handedOver(result, depth: depth + 1)
    case .tuple(let parts): return parts.flatMap { handedOver($0.value, depth: depth + 1) }
    default: return Array(value.keys)
    }
  }

  private func isViewContract(_ receiver: Value) -> Bool {
    keys(of: receiver).contains { project.nature($0) == .contract && project.role($0) == .view }
  }

  /// A base calls its own function, or an override the one that it overrides: neither decides anything that its callers do not.
  func isOwnPlumbing(_ site: CallSite, _ target: DeclarationRef) -> Bool {
    let wrapper = project.table.declaration(target)
    guard let subject = site.subject, wrapper.parent != .max else { return false }
    if project.table.owner(of: target) == subject { return true }
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    let around = project.table.declaration(member)
    return around.modifiers.contains(.override)
      && project.table.symbol(around.name, in: site.file) == project.table.symbol(wrapper.name, in: target.file)
  }

  /// A requirement and the default implementations behind it: what is declared alike in one protocol and its extensions.
  func implementations(of target: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.table.owner(of: target), !owner.isExternal, project.table.entity(owner).kind == .protocol
    else { return [] }
    let name = project.table.symbol(project.table.declaration(target).name, in: target.file)
    return project.table.members(named: name, of: owner).filter { labels(of: $0) == labels(of: target) }
  }

  func labels(of at: DeclarationRef) -> [Symbol] { project.table.labels(of: at) }

  /// For each vocabulary the functions that no role owns and whose body does it, to a fixed point.
  mutating func findWrappers(jobs: Int) {
    let passages = Passages(self, jobs: jobs)
    // What shows screens shows whatever it is handed, and dismissals ask what put an alert on show.
    let first = [Vocabulary.screenNavigation, Vocabulary.alertPresenting]
    for name in first {
      guard var vocabulary = prepared[name] else { continue }
      vocabulary.wrappers = wrappers(of: vocabulary, passages)
      prepared[name] = vocabulary
      if name == Vocabulary.screenNavigation { shown = shownParameters(of: vocabulary, passages) }
    }
    let others = prepared.keys.filter { !first.contains($0) && prepared[$0]!.navigates }
    let matcher = self
    let found = parallelMap(others, jobs: jobs) { name in
      matcher.prepared[name].map { matcher.wrappers(of: $0, passages) } ?? [:]
    }
    for (name, wrappers) in zip(others, found) { prepared[name]?.wrappers = wrappers }
    for (name, vocabulary) in prepared where vocabulary.navigates {
      let showing = functionsShowingContent(vocabulary, passages)
      guard !showing.isEmpty else { continue }
      prepared[name]?.showingContent = showing
      for wrapper in functions(filling: showing, vocabulary, passages) { prepared[name]?.wrappers[wrapper] = wrapper }
    }
  }

  /// `panel(shown) { ProfileView() }`, where `panel` shows what it is handed: the function around it goes to that screen; and so
  /// does who calls it.
  private func functions(
    filling showing: [DeclarationRef: Int], _ vocabulary: Prepared, _ passages: Passages
  ) -> Set<DeclarationRef> {
    var found: Set<DeclarationRef> = []
    var fresh: [DeclarationRef] = []
    func add(_ passage: Passages.Passage) {
      guard vocabulary.wrappers[passage.member] == nil, showing[passage.member] == nil,
        found.insert(passage.member).inserted
      else { return }
      fresh.append(passage.member)
    }
    for (shower, entry) in showing {
      for passage in passages.callers[shower] ?? []
      where content(of: project.sites[passage.site], vocabulary.entries[entry]) != nil {
        add(passage)
      }
    }
    while let wrapper = fresh.popLast() {
      for passage in passages.callers[wrapper] ?? [] { add(passage) }
    }
    return found
  }

  private func wrappers(of vocabulary: Prepared, _ passages: Passages) -> [DeclarationRef: DeclarationRef] {
    var found: Set<DeclarationRef> = []
    // Those that do it when they are called, and not when somebody taps an alert that they show.
    var atOnce: Set<DeclarationRef> = []
    var fresh: [DeclarationRef] = []
    func add(_ passage: Passages.Passage, by wrapper: DeclarationRef? = nil) {
      if wrapper.map(atOnce.contains) ?? true, !isHandler(project.sites[passage.site]) { atOnce.insert(passage.member) }
      if found.insert(passage.member).inserted { fresh.append(passage.member) }
    }
    for name in vocabulary.byName.keys {
      for passage in passages.byName[name] ?? [] where !atOnce.contains(passage.member) {
        if match(project.sites[passage.site], vocabulary) != nil { add(passage) }
      }
    }
    for wrapper in shown.keys {
      for passage in passages.callers[wrapper] ?? [] where !found.contains(passage.member) {
        if handed(project.sites[passage.site], vocabulary) != nil { add(passage) }
      }
    }
    while let wrapper = fresh.popLast() {
      for passage in passages.callers[wrapper] ?? [] where !found.contains(passage.member) {
        if !isGivenOther(project.sites[passage.site], vocabulary) { add(passage, by: wrapper) }
      }
    }
    // Who calls the application's delegate is told about that.
    let ofApp = found.filter(isOfApp)
    found.subtract(ofApp)
    atOnce.subtract(ofApp)
    var wrappers: [DeclarationRef: DeclarationRef] = [:]
    for wrapper in found {
      wrappers[wrapper] = wrapper
      for requirement in implementations(of: wrapper) where !found.contains(requirement) {
        wrappers[requirement] = implementations(of: requirement).first { found.contains($0) }
      }
    }
    for wrapper in found.sorted(by: { ($0.file, $0.declaration) < ($1.file, $1.declaration) }) {
      for requirement in requirements(behind: wrapper) where wrappers[requirement] == nil {
        wrappers[requirement] = wrapper
      }
    }
    for (target, overrides) in passages.overrides {
      guard let wrapper = wrappers[target] else { continue }
      for override in overrides where wrappers[override] == nil {
        wrappers[override] = wrapper
        if atOnce.contains(wrapper) { atOnce.insert(override) }
      }
    }
    for (requirement, wrapper) in requirementsCarriedOut(by: atOnce, passages) where wrappers[requirement] == nil {
      wrappers[requirement] = wrappers[wrapper] ?? wrapper
    }
    return wrappers
  }

  /// In a closure that runs when somebody taps, or something happens, some other time.
  private func isHandler(_ site: CallSite) -> Bool {
    callees(ofClosuresAround: site).contains { callee in
      callee.hasName
        && SiteMatcher.handlers.contains(project.table.symbols[project.table.symbol(callee.payload, in: site.file)])
    }
  }

  private static let handlers: Set<String> = [
    "UIAlertAction", "UIAction", "UIContextualAction", "UITableViewRowAction", "UICommand", "addObserver",
  ]

  /// `view?.goHome()`, where all who carry out the view's contract have `goHome()` from a base class or from an extension: the
  /// presenter goes home, for nobody else is judged for it.
  private func requirementsCarriedOut(
    by wrappers: Set<DeclarationRef>, _ passages: Passages
  ) -> [DeclarationRef: DeclarationRef] {
    var found: [DeclarationRef: DeclarationRef] = [:]
    for name in Set(wrappers.map { project.table.name(of: $0) }) {
      for requirement in passages.demands[name] ?? [] {
        guard let contract = project.table.owner(of: requirement) else { continue }
        let doers = project.conformers[contract.index].map { doer(of: requirement, named: name, for: $0) }
        if let first = doers[0], doers.allSatisfy({ $0.map(wrappers.contains) ?? false }) { found[requirement] = first }
      }
    }
    return found
  }

  /// The function by which a type carries out a requirement.
  private func doer(of requirement: DeclarationRef, named name: Symbol, for key: TypeKey) -> DeclarationRef? {
    let labels = labels(of: requirement)
    for ancestor in project.hierarchy.ancestry(of: key) where project.nature(ancestor) != .contract {
      let own = project.table.members(named: name, of: ancestor).first { self.labels(of: $0) == labels }
      if let own { return own }
    }
    return nil
  }

  /// The override around a call that hands on to what it overrides: to call the one is to call the other.
  func override(handingOn site: CallSite) -> DeclarationRef? {
    guard site.kind == .call, let target = site.target,
      let member = project.member(around: site.declaration, in: site.file),
      project.table.name(of: member) == site.name, overrides(member), labels(of: member) == labels(of: target)
    else { return nil }
    return member
  }

  /// `handler.close()`, where `extension UIViewController: TransitionHandler { func close() { … } }`: what a protocol demands
  /// and a type from outside does, if nobody else takes the protocol up.
  private func requirements(behind wrapper: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.table.owner(of: wrapper), owner.isExternal else { return [] }
    let adopted = project.hierarchy.protocolsTakenUp(by: owner)
    let name = project.table.symbol(project.table.declaration(wrapper).name, in: wrapper.file)
    let contracts = adopted.flatMap { project.hierarchy.ancestry(of: $0) }.filter { contract in
      !contract.isExternal
        && project.conformers[contract.index].allSatisfy { project.hierarchy.inherits($0, from: owner) }
    }
    return contracts.flatMap { project.table.members(named: name, of: $0) }.filter { requirement in
      project.table.isRequirement(requirement)
        && labels(of: requirement) == labels(of: wrapper)
    }
  }

  /// Inside a closure that an object of the project's own is made with (`Condition(onFailure: { … })`): whoever keeps the object
  /// decides whether and when it runs, not who calls the function. (`Task { … }` runs, and `VStack { … }` is layout.)
  private func isLeftToOthers(_ site: CallSite) -> Bool {
    callees(ofClosuresAround: site).contains { callee in
      guard callee.kind == .name else { return false }
      let made = project.table.types(named: project.table.symbol(callee.payload, in: site.file), in: nil)
      return made.contains { project.role($0) != .view }
    }
  }

  /// The function around a site that may do something for its callers.
  func wrapping(_ site: CallSite) -> DeclarationRef? {
    guard let member = project.member(around: site.declaration, in: site.file), mayWrap(member, site),
      !isLeftToOthers(site)
    else { return nil }
    return member
  }

  /// Whether a function may navigate for its callers: nobody's role owns it.
  private func mayWrap(_ member: DeclarationRef, _ site: CallSite) -> Bool {
    let fact = project.table.declaration(member)
    guard fact.kind == .function else { return false }
    guard let subject = site.subject else { return true }
    if subject.isExternal { return true }
    if project.roles[subject.index].isExempt { return false }
    guard let effective = project.codeOwner(of: subject, at: site.declaration, in: site.file) else { return false }
    if project.nature(subject) == .contract {
      // Conformers of one role own it; a contract with a role is judged as that role.
      return project.role(effective) == nil
    }
    if project.role(effective) == nil {
      return fact.modifiers.belongToType
    }
    if project.role(effective) == .app { return true }
    guard project.role(effective) == .view, project.nature(effective) == .component else { return false }
    if sharedBases.contains(effective) { return true }
    // A base may lie with one of its modules, where it is no screen of that.
    if basesOfSeveralModules.contains(effective), !project.keepsPresenter(effective) { return true }
    // `HelpViewController.show(from: self)`, `HelpViewController().show(from: self)`: where nobody judges the screen, whoever
    // calls it goes there.
    return (fact.modifiers.belongToType || handsOverItself(site, in: member)) && !project.isJudged(effective)
  }

  /// `host.present(self, animated: true)`
  private func handsOverItself(_ site: CallSite, in member: DeclarationRef) -> Bool {
    site.arguments.contains { parameter(namedBy: $0.node, of: member) == SiteMatcher.itself }
  }

  private func isOfApp(_ member: DeclarationRef) -> Bool {
    guard let owner = project.table.owner(of: member), !owner.isExternal else { return false }
    return project.role(owner) == .app
  }

  /// What is called with the closures that a site stands in: of `UIAction.init { … }` the type.
  func callees(ofClosuresAround site: CallSite) -> [ExpressionNode] {
    guard site.node != .max else { return [] }
    let body = project.table.files[Int(site.file)].facts.body
    return body.scopes(around: site.node).filter { $0.kind == .closure && $0.callee != .max }
      .map { body.expressions[Int(project.table.named(byCallee: $0.callee, in: site.file))] }
  }
}
