import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// Functions that navigate for their callers and that no role owns.
extension SiteMatcher {
  func wrapped(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let wrapper = vocabulary.wrappers[target] else { return nil }
    if navigator(askedBy: site) != nil { return nil }
    if isOwnPlumbing(site, overrides(target) ? wrapper : target) || isGivenOther(site, vocabulary) { return nil }
    // The argument decides what the function does with it. If its type is unknown, viperlint cannot tell.
    if let number = shown[target], let argument = argument(number, of: target, in: site), argument.value.keys.isEmpty,
      case .unknown = argument.value
    {
      return nil
    }
    // A presenter that tells its view to show an error or to close leaves it to the view how.
    if wrapper != target, !vocabulary.leadsToScreens, isViewContract(site.receiver) { return nil }
    // A screen that shows an alert is no alert; code that goes to a screen may pass itself as the place to start from.
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

  /// `view?.performSegue(withIdentifier: "detail", sender: nil)`, where the view's contract only restates what its
  /// controllers inherit from UIKit: no code stands behind it in which the view would be judged.
  func restated(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard vocabulary.leadsToScreens, site.kind == .call, let numbers = vocabulary.byName[site.name],
      let target = site.target, project.table.isRequirement(target),
      let contract = keys(of: site.receiver).first(where: { project.nature($0) == .contract }),
      project.role(contract) == .view
    else { return nil }
    let carriers = project.conformers[contract.index]
    guard !carriers.isEmpty else { return nil }
    let name = project.table.interner[site.name]
    let entries = numbers.lazy.map { vocabulary.entries[$0] }.filter { entry in
      guard case .call(let call) = entry.form, call.matches(base: name, labels: labels(site)) else { return false }
      return carriers.allSatisfy { descends($0, from: entry.on) && !writesItself(site.name, $0) }
    }
    for entry in entries {
      guard case .argument(let number)? = entry.presents else { return SiteMatch() }
      guard let argument = argument(number, in: site) else { continue }
      if let match = presents(shownKeys(argument.value), entry) { return match }
    }
    return nil
  }

  /// A type, or a base of its own, has a member of this name that is no override of what is inherited from outside.
  private func writesItself(_ name: NameID, _ key: TypeKey) -> Bool {
    project.hierarchy.ancestry(of: key).contains { ancestor in
      !ancestor.isExternal && project.nature(ancestor) != .contract
        && !project.table.members(named: name, of: ancestor).allSatisfy { overrides($0) }
    }
  }

  /// `showResult(from: view)`: where one comes from is not where one goes.
  private func isWhereFrom(_ argument: CallSite.Argument) -> Bool {
    ["from", "in", "on", "over", "parent", "source"].contains(project.table.interner[argument.label])
  }

  /// What is handed in may be something else than what the wrapper is made for.
  func isGivenOther(_ site: CallSite, _ vocabulary: Prepared) -> Bool {
    let isReceiverShown = site.target.map { shown[$0] == SiteMatcher.itself } ?? false
    return vocabulary.entries.contains { entry in
      // `leave(alert)`, where `leave(_:)` dismisses what it is given.
      if !entry.exceptOn.isEmpty,
        site.arguments.contains(where: {
          $0.value.keys.contains { isOverlay($0) || descends($0, from: entry.exceptOn) }
        })
      {
        return true
      }
      guard !entry.exceptOf.isEmpty else { return false }
      if isReceiverShown, site.receiver.keys.contains(where: { isKind($0, entry.exceptOf) }) { return true }
      let isOther = site.arguments.contains { handedOver($0.value).contains { isKind($0, entry.exceptOf) } }
      if isOther { return true }
      guard entry.exceptOf.vocabularies.contains(Vocabulary.alerts), let target = site.target,
        let number = shown[target], let argument = argument(number, of: target, in: site)
      else { return false }
      return isMadeAsOverlay(argument.node, in: site.file)
    }
  }

  /// The types of a value; of a list or tuple those of its elements, of a closure those of its result.
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

  /// A base calls its own function, or an override the one that it overrides: neither decides anything that its callers
  /// do not.
  func isOwnPlumbing(_ site: CallSite, _ target: DeclarationRef) -> Bool {
    let wrapper = project.table.declaration(target)
    guard let subject = site.subject, wrapper.parent != .max else { return false }
    if project.table.owner(of: target) == subject { return true }
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    let around = project.table.declaration(member)
    return around.modifiers.contains(.override)
      && project.table.nameID(around.name, in: site.file) == project.table.nameID(wrapper.name, in: target.file)
  }

  /// A requirement and the default implementations behind it: what is declared alike in one protocol and its
  /// extensions.
  func implementations(of target: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.table.owner(of: target), !owner.isExternal, project.table.entity(owner).kind == .protocol
    else { return [] }
    let name = project.table.nameID(project.table.declaration(target).name, in: target.file)
    return project.table.members(named: name, of: owner).filter { labels(of: $0) == labels(of: target) }
  }

  func labels(of at: DeclarationRef) -> [NameID] { project.table.labels(of: at) }

  /// The override around a call of the function that it overrides: to call the one is to call the other.
  func override(handingOn site: CallSite) -> DeclarationRef? {
    guard site.kind == .call, let target = site.target,
      let member = project.member(around: site.declaration, in: site.file),
      project.table.name(of: member) == site.name, overrides(member), labels(of: member) == labels(of: target)
    else { return nil }
    return member
  }

  /// Inside a closure that is stored (`close.action = { … }`), or that an object of the project's own or of UIKit is
  /// made with (`Condition(onFailure: { … })`, `UIAction { … }`): the object that stores it decides whether and when it
  /// runs, not the caller.
  /// (`Task { … }` runs, and `VStack { … }` is layout.)
  private func isLeftToOthers(_ site: CallSite) -> Bool {
    if isInStoredClosure(site) { return true }
    return callees(ofClosuresAround: site).contains { callee in
      guard callee.kind == .name, case let name = project.table.nameID(callee.payload, in: site.file) else {
        return false
      }
      let made = project.table.types(named: name, in: nil)
      if made.isEmpty { return project.hierarchy.resolver.known.frameworks.closureStores.contains(name) }
      return made.contains { project.role($0) != .view || project.table.entity($0).kind == .class }
    }
  }

  private func isInStoredClosure(_ site: CallSite) -> Bool {
    guard site.node != .max else { return false }
    let body = project.table.facts(of: site.file).body
    let closures = body.scopes(around: site.node).filter { $0.kind == .closure }.map(\.endExpression)
    if closures.isEmpty { return false }
    return body.expressions(behind: site.node, upTo: closures.max()! + 64).contains { node in
      node.kind == .assignment && closures.contains(node.payload) && node.operand != .max
        && body.expressions[Int(node.operand)].kind == .member
    }
  }

  /// The function around a site that may do something for its callers.
  func wrapping(_ site: CallSite) -> DeclarationRef? {
    guard let member = project.member(around: site.declaration, in: site.file), mayWrap(member, site),
      !isLeftToOthers(site)
    else { return nil }
    return member
  }

  /// Whether a function may navigate for its callers: no role owns it.
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
    // `HelpViewController.show(from: self)`, `HelpViewController().show(from: self)`: if no rule checks the screen,
    // its callers navigate to it.
    return (fact.modifiers.belongToType || passesItself(site, in: member)) && !relations.isJudged(effective)
  }

  /// `host.present(self, animated: true)`
  private func passesItself(_ site: CallSite, in member: DeclarationRef) -> Bool {
    site.arguments.contains { parameter(namedBy: $0.node, of: member) == SiteMatcher.itself }
  }

  /// What is called with the closures that a site stands in: of `UIAction.init { … }` the type.
  func callees(ofClosuresAround site: CallSite) -> [ExpressionNode] {
    guard site.node != .max else { return [] }
    let body = project.table.facts(of: site.file).body
    return body.scopes(around: site.node).filter { $0.kind == .closure && $0.callee != .max }
      .map { body.expressions[Int(project.table.named(byCallee: $0.callee, in: site.file))] }
  }
}
