import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// A use of the kind that a clause minds.
struct MindedUse {
  let use: Use
  /// Whose code it is.
  let subject: TypeKey
  /// The type that the clause checks: the object of the use; for a factory mostly what it returns.
  let object: TypeKey
  let clause: UseClause
}

extension Judge {
  /// Of a type that `to` chooses.
  func decide(_ clause: UseClause, _ use: Use, by subject: TypeKey) -> Decision {
    guard let types = clause.to.types, clause.by.contains(use.way) else { return .none }
    let object = mindedObject(of: use, clause, types)
    guard relations.matches(types, object, isReturned: object == use.result && project.mayBeScreen(use)),
      !isAboutItself(use, subject, object), isCast(use, as: clause),
      let isAffiliated = isSubject(clause.from, subject, use.file)
    else { return .none }
    if let reason = reluctance(subject, use.file, toward: (object, clause.from), isAffiliated: isAffiliated) {
      return .exempt(reason)
    }
    if !rule.seesAllCode, isExempt(object) { return .exempt(.testOrGenerated) }
    let minded = MindedUse(use: use, subject: subject, object: object, clause: clause)
    if let reason = exemptReason(of: minded) { return .exempt(reason) }
    let diagnostic = Diagnostic(
      rule: number, use, object: object, way: use.way == .asks && object != use.result ? .calls : use.way,
      links: project.links(of: use), node: use.node)
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    if importsAny(of: clause.unlessImports, use.file) { return .exempt(.exemption(.importReported)) }
    return .violation(diagnostic, once: clause.isOncePerFile ? project.name(object) : nil)
  }

  /// Of a name from outside that `to` lists.
  func decide(_ clause: UseClause, nameIn use: Use, by subject: TypeKey) -> Decision {
    guard !clause.to.names.isEmpty, use.isNamed, use.object.isExternal, clause.by.contains(use.way),
      lists(clause.to.names, use.object, file: use.file),
      let isAffiliated = isSubject(clause.from, subject, use.file)
    else { return .none }
    if let reason = reluctance(subject, use.file, isAffiliated: isAffiliated) { return .exempt(reason) }
    let minded = MindedUse(use: use, subject: subject, object: use.object, clause: clause)
    if !isPlace(clause, use.file, use.declaration) { return .exempt(.place) }
    if let exemption = exemption(of: minded) { return .exempt(.exemption(exemption)) }
    if importsAny(of: clause.unlessImports, use.file) { return .exempt(.exemption(.importReported)) }
    let diagnostic = Diagnostic(rule: number, use, links: project.links(of: use), node: use.node)
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    return .violation(diagnostic, once: clause.isOncePerFile ? project.simpleName(use.object) : nil)
  }

  /// Of a call that a vocabulary lists.
  /// - Parameter listening: to the vocabularies of the clause.
  func decide(
    _ clause: UseClause, _ site: CallSite, by subject: TypeKey, _ listening: SiteMatcher.Listening
  ) -> Decision {
    guard listening.mayMean(site), let isAffiliated = isSubject(clause.from, subject, site.file) else { return .none }
    guard let match = sites.match(site, listening) else {
      // Of what is not meant the rule has nothing more to say than that.
      return listening.lists(site.name) ? .exempt(sites.refusal(of: site, listening)) : .none
    }
    let way = site.kind == .makes ? Way.makes : .calls
    guard clause.countsCalls(by: way), !isToldWhereDone(match, clause.from) else { return .none }
    if let reason = reluctance(subject, site.file, isAffiliated: isAffiliated) { return .exempt(reason) }
    if !isPlace(clause, site.file, site.declaration) { return .exempt(.place) }
    if let exemption = exemption(of: site, listening, by: subject, match) { return .exempt(.exemption(exemption)) }
    let diagnostic = Diagnostic(
      rule: number, file: site.file, range: ByteRange(start: site.offset, end: site.end), subject: site.subject,
      object: .name(project.fullName(site)), way: way, declaration: site.declaration,
      note: .navigation(site.kind, presented: match.presented.map { project.name($0) }, wrapper: match.wrapper))
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    if importsAny(of: clause.unlessImports, site.file) { return .exempt(.exemption(.importReported)) }
    return .violation(diagnostic, once: clause.isOncePerFile ? project.fullName(site) : nil)
  }

  /// On what breaks the rule: an exception may allow it.
  func decide(on diagnostic: Diagnostic, unless exceptions: [Exception]) -> Decision {
    exception(exceptions, for: diagnostic).map { .allowed($0) } ?? .violation(diagnostic, once: nil)
  }

  /// Records what was decided. There is no other way to a diagnostic.
  ///
  /// - Parameters:
  ///   - reference: what it is about; only a trace asks.
  ///   - chain: what makes the use one: see `Use.chain`.
  func act(on decision: Decision, about reference: @autoclosure () -> TracedReference, chain: UInt32?) {
    switch decision {
    case .none: break
    case .exempt(let reason): trace?.add(reference(), number, .exempt(reason))
    case .allowed(let exception):
      usedExceptions.insert(exception.place)
      trace?.add(reference(), number, .exempt(.allowed(because: exception.because)))
    case .violation(let diagnostic, let once):
      let fate = report(diagnostic, chain: chain, once: once)
      trace?.add(reference(), number, fate)
    }
  }

  /// `HomeRouter.build()` speaks of the screen and, where no rule minds that, of the router.
  private func mindedObject(of use: Use, _ clause: UseClause, _ types: Selector) -> TypeKey {
    let object = object(of: use, clause)
    let isOfFactory =
      use.way == .asks && object != use.object && isAboutRoles(clause) && !relations.matches(types, object)
      && relations.matches(types, use.object)
    return isOfFactory ? use.object : object
  }

  private func isExempt(_ key: TypeKey) -> Bool { !key.isExternal && project.roles[key.index].isExempt }

  /// Whether a selector chooses a subject: nil when not, false when only its affiliation is missing.
  func isSubject(_ selector: Selector, _ key: TypeKey, _ file: UInt32) -> Bool? {
    if rule.seesAllCode
      ? relations.matches(selector, codeOf: key, in: file) : relations.matches(selector, key, in: file)
    {
      return true
    }
    return !rule.seesAllCode && relations.matches(selector.withoutAffiliation, key, in: file) ? false : nil
  }

  /// Why the rule at work does not look at a subject at all.
  /// - Parameter use: what is used, and the types whose code the clause checks.
  func reluctance(
    _ subject: TypeKey, _ file: UInt32, toward use: (object: TypeKey, from: Selector)? = nil, isAffiliated: Bool
  ) -> Decision.Reason? {
    let isExempt = !subject.isExternal && project.roles[subject.index].isExempt
    if isExempt || project.exemptFiles[Int(file)] { return .testOrGenerated }
    if !isAffiliated { return .unaffiliated }
    let looks = use.map { looksAt(subject, object: $0.object, $0.from) } ?? looksAt(subject)
    if !looks {
      if let use, asksForGate(of: use.object, usedBy: subject, use.from) {
        return .objectNotGated(module: project.module(use.object).map { project.modules[$0].name })
      }
      let module = project.module(subject).map { project.modules[$0].name }
      return project.role(subject) == .view && module == nil ? .unaffiliated : .notGated(module: module)
    }
    return isInPaths(file) ? nil : .otherPaths
  }
}

extension Selector {
  /// This selector for all views, whether they belong to a module or not.
  fileprivate var withoutAffiliation: Selector {
    switch self {
    case .all(let parts):
      .all(parts.filter { if case .affiliated = $0 { false } else { true } }.map(\.withoutAffiliation))
    case .any(let parts): .any(parts.map(\.withoutAffiliation))
    default: self
    }
  }
}
