import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

extension Judge {
  /// Stored references and their strength; or a component needs one strong reference.
  func owned(_ clause: OwnedClause) {
    switch clause {
    case .references(let references): self.references(references)
    case .needsOneStrong(let what, let unless): orphans(what, unless)
    }
  }

  private func references(_ clause: OwnedReferences) {
    let from = selection(clause.from)
    sawSubject(among: from)
    // By file and declaration: a property is one reference, however many types name what it holds.
    var told: Set<UInt64> = []
    for index in active.lazy.map({ Int($0) }) where ways[index] == .stores {
      let subject = subjects[index]
      guard isTraced || isChosen(subject, from), decidesOn(subject) else { continue }
      sawSubject()
      let use = self.use(index)
      guard isTraced || (use.ownership != .strong) != (clause.must == .weak) else { continue }
      var decision = decide(clause, use, by: subject)
      if case .violation = decision,
        !told.insert(UInt64(use.file) << 32 | UInt64(use.declaration)).inserted
      {
        decision = .exempt(.storedProperty)
      }
      act(on: decision, about: .use(use), chain: use.chain)
    }
  }

  /// What a clause says of a stored reference.
  func decide(_ clause: OwnedReferences, _ use: Use, by subject: TypeKey) -> Decision {
    guard use.way == .stores, chooses(clause.to, use.object), use.object != subject,
      let isAffiliated = isSubject(clause.from, subject, use.file)
    else { return .none }
    if let reason = reluctance(subject, use.file, isAffiliated: isAffiliated) { return .exempt(reason) }
    if let relation = clause.relation, !relates(relation, subject, use.object) { return .exempt(.relation(relation)) }
    if (use.ownership != .strong) == (clause.must == .weak) { return .exempt(.ownership) }
    if isToldByOwnType(use, clause) { return .exempt(.storedProperty) }
    if clause.must == .weak, !oughtToBeWeak(use, subject) { return .exempt(.noCycle) }
    let diagnostic = Diagnostic(
      rule: number, use, note: .ownership(must: clause.must, lacksClassBound: !isClassBound(use.object)))
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    return .violation(diagnostic, once: nil)
  }

  /// `UIViewController & NewsViewInput`: the contract says more of what is held than UIKit's name does.
  private func isToldByOwnType(_ use: Use, _ clause: OwnedReferences) -> Bool {
    guard use.object.isExternal else { return false }
    return project.uses(in: use.file).contains { other in
      other.declaration == use.declaration && other.way == .stores && !other.object.isExternal
        && chooses(clause.to, other.object)
    }
  }

  /// `lazy var home: UIViewController = HomeRouter.build()`, `var pages: [UIViewController]`: what a container's router
  /// keeps are the screens of others.
  private func isOfOtherModules(_ use: Use, _ subject: TypeKey) -> Bool {
    guard use.object.isExternal, let own = project.module(subject) else { return false }
    let surface = project.table.facts(of: use.file).surface
    let property = surface.declarations[Int(use.declaration)]
    if property.type != .max, [.array, .dictionary].contains(surface.types[Int(property.type)].kind) { return true }
    return project.uses(in: use.file).contains { other in
      other.declaration == use.declaration && (other.way == .makes || other.way == .asks)
        && (project.module(other.object).map { $0 != own } ?? false)
    }
  }

  /// The reference closes a retain cycle in which this side does not own the other. A project's own rule chooses its
  /// types itself, and only needs objects on both sides: nothing else can hold, or be held, weakly.
  private func oughtToBeWeak(_ use: Use, _ subject: TypeKey) -> Bool {
    if !rule.wantsOnlyCyclesWeak { return project.table.entity(use.subject).kind.isObject && !isValue(use.object) }
    return isReference(use) && !(project.role(subject) == .router && isStartingPoint(use.object))
      && !isOfOtherModules(use, subject) && !project.isOfType(use) && mayCloseRing(use, subject)
  }

  /// A navigation controller or a window of the project's own: a router may store it as it may store UIKit's.
  private func isStartingPoint(_ key: TypeKey) -> Bool {
    project.hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      ancestor.isExternal
        && ["UINavigationController", "UIWindow", "NSWindow"].contains(project.simpleName(ancestor))
    }
  }

  private func chooses(_ target: UseTarget, _ key: TypeKey) -> Bool {
    if let types = target.types, relations.matches(types, key) { return true }
    return !target.names.isEmpty && project.names(target.names, include: key)
  }

  /// A retain cycle needs objects on both sides, and no code that breaks it again.
  private func isReference(_ use: Use) -> Bool {
    let subject = project.table.entity(use.subject)
    // What a function declares for itself goes with the call.
    if subject.isLocal { return false }
    if !subject.kind.isObject || project.table.declaration(subject.at).genericParameterCount > 0 { return false }
    if isValue(use.object) || mayBeWeakProxy(use.object) { return false }
    return !project.setsToNil(use.declaration, in: use.file, of: use.subject)
  }

  /// A struct, an enum, or a contract to which only such types conform: what is held is a copy.
  private func isValue(_ key: TypeKey) -> Bool {
    guard !key.isExternal else { return false }
    switch project.table.entity(key).kind {
    case .struct, .enum: return true
    case .protocol:
      let conformers = project.conformers[key.index]
      return !conformers.isEmpty && conformers.allSatisfy { isValue($0) }
    default: return false
    }
  }

  /// `extension WeakRefVirtualProxy: LoginViewInput where T: LoginViewInput`: what stands behind the contract may be a
  /// box that keeps the view weakly, and to keep that weakly would lose it.
  private func mayBeWeakProxy(_ key: TypeKey) -> Bool {
    guard project.nature(key) == .contract else { return false }
    return project.conformers[key.index].contains { project.keepsParameterWeakly($0) }
  }

  private func isClassBound(_ key: TypeKey) -> Bool {
    guard project.nature(key) == .contract else { return true }
    return project.isClassBound(key)
  }

  // MARK: Orphans

  /// Every reference to a component is weak, no closure captures it, and it is passed to nothing unresolved.
  private func orphans(_ what: Selector, _ unless: [Exception]) {
    let chosen = selection(what)
    for index in chosen.indices where chosen[index] {
      let key = TypeKey(type: index)
      guard looksAt(key), project.table.types[index].kind.isObject else { continue }
      if isMine(project.table.types[index].at.file) { sawSubject() }
      guard let birth = project.birthOfWeaklyHeld(key, in: files), project.isInForce(in: birth.file) else { continue }
      let diagnostic = Diagnostic(
        rule: number, file: birth.file, range: ByteRange(start: birth.offset, end: birth.end), subject: key,
        object: .type(key), way: nil, declaration: birth.declaration, note: .orphaned)
      act(on: decide(on: diagnostic, unless: unless), about: .declaration(diagnostic.range), chain: nil)
    }
  }
}
