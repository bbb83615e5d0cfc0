import LintRules
import ProjectModel
import SwiftFacts

/// Functions that navigate for their callers and that no role owns, found to a fixed point.
extension SiteMatcher {
  func wrapped(_ site: CallSite, _ vocabulary: String, _ entries: [VocabularyEntry]) -> SiteMatch? {
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
  func isOwnPlumbing(_ site: CallSite, _ target: DeclarationRef) -> Bool {
    let wrapper = project.table.declaration(target)
    guard let subject = site.subject, wrapper.parent != .max else { return false }
    if project.table.owner(of: target) == subject { return true }
    guard let member = project.member(around: site.declaration, in: site.file) else { return false }
    let around = project.table.declaration(member)
    return around.modifiers.contains(.override)
      && project.table.symbol(around.name, in: site.file) == project.table.symbol(wrapper.name, in: target.file)
  }

  /// The wrapper itself, or the default implementation behind a requirement.
  func wrapper(behind target: DeclarationRef, in wrappers: Set<DeclarationRef>) -> DeclarationRef? {
    if wrappers.contains(target) { return target }
    let fact = project.table.declaration(target)
    guard let owner = project.table.owner(of: target), !owner.isExternal, project.table.entity(owner).kind == .protocol
    else { return nil }
    let name = project.table.symbol(fact.name, in: target.file)
    return project.table.members(named: name, of: owner).first {
      wrappers.contains($0) && labels(of: $0) == labels(of: target)
    }
  }

  func labels(of at: DeclarationRef) -> [Symbol] {
    let fact = project.table.declaration(at)
    let surface = project.table.files[Int(at.file)].facts.surface
    return (0..<Int(fact.parameterCount)).map {
      project.table.symbol(surface.parameters[Int(fact.parameters) + $0].label, in: at.file)
    }
  }

  /// Functions that no role owns and whose body does it, to a fixed point.
  func findWrappers(_ vocabulary: Prepared) -> Set<DeclarationRef> {
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
  func isLeftToOthers(_ site: CallSite) -> Bool {
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
  func mayWrap(_ member: DeclarationRef, _ site: CallSite) -> Bool {
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
