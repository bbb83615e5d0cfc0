import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

extension Judge {
  /// Modules (or targets, or files) meet only through what `through` chooses.
  func apart(_ apart: Apart) {
    let chosen = selection(apart.from)
    sawSubject(among: chosen)
    var from = decidedSubjects(apart.from)
    let through = selection(.any(apart.through))
    for index in active.lazy.map({ Int($0) })
    where apart.by.contains(ways[index]) && from.mayContain(subjects[index]) {
      let object = objects[index]
      let subject = subjects[index]
      // Most uses are of a type of the same module, or of none.
      let isWithin = object.isExternal || apart.unit == .module && !leadsOut(of: subject, to: object)
      if isWithin && hadSubject { continue }
      guard decidesOn(subject) else { continue }
      sawSubject()
      guard !isWithin, !through[object.index] else { continue }
      let use = self.use(index)
      guard from.contains(subject, in: use.file, of: relations) else { continue }
      act(on: decide(apart, use, by: subject), about: .use(use), chain: use.chain)
    }
  }

  private func leadsOut(of subject: TypeKey, to object: TypeKey) -> Bool {
    guard !subject.isExternal else { return false }
    let (here, there) = (evidence.modules[subject.index], evidence.modules[object.index])
    return here >= 0 && there >= 0 && here != there
  }

  /// What the rule at work says of a use: as of other clauses.
  func decide(_ apart: Apart, _ use: Use, by subject: TypeKey) -> Decision {
    guard !use.object.isExternal, apart.by.contains(use.way), let one = unit(apart.unit, of: subject, in: use.file),
      let other = unit(apart.unit, of: use.object), one != other,
      let isAffiliated = isSubject(apart.from, subject, use.file), !relations.matches(.any(apart.through), use.object)
    else { return .none }
    if let reason = reluctance(subject, use.file, isAffiliated: isAffiliated) { return .exempt(reason) }
    if project.roles[use.object.index].isExempt { return .exempt(.testOrGenerated) }
    if apart.unit == .module, let reason = exemptReason(of: use, by: subject, one, other) { return .exempt(reason) }
    let diagnostic = Diagnostic(rule: number, use, links: project.links(of: use), node: use.node)
    if let exception = exception(apart.unless, for: diagnostic) { return .allowed(exception) }
    return .violation(diagnostic, once: nil)
  }

  /// Why code of one module may use a type of another; nil: it may not.
  private func exemptReason(of use: Use, by subject: TypeKey, _ module: Int, _ other: Int) -> Decision.Reason? {
    // A type without a role belongs to no module: a protocol to which any type may conform, a constant.
    if project.role(use.object) == nil { return .exemption(.noInternal) }
    // For module rules a module is one with a presenter and an interactor or router.
    for one in [module, other] where !project.isWhole(one) { return .notWhole(module: project.modules[one].name) }
    return granted.first { holds($0, of: use, by: subject, module, other) }.map { .exemption($0) }
  }

  private func holds(_ exemption: Exemption, of use: Use, by subject: TypeKey, _ module: Int, _ other: Int) -> Bool {
    let object = use.object
    let isMade = use.way == .makes || use.way == .asks
    switch exemption {
    case .noInternal: return !isInternal(object)
    case .ungatedPart: return !isOfPattern(object)
    case .partOfPiece: return isOfPiece(object)
    case .liesBeside: return project.areBeside(use.file, project.table.entity(object).at.file)
    case .mixinOfSeveral: return project.isTakenUpBySeveralModules(use.subject)
    case .variantOfModule:
      // If two modules have one name, it is unknown which one is meant.
      return relations.areRelated(module, other) || project.modules[module].name == project.modules[other].name
    case .facesOutward:
      return relations.facesOutward(object) || use.way == .inherits && project.isLeftToOthers(object)
    case .inputOfScreenless: return isInputOfScreenless(other, object)
    case .sharedLogic: return relations.isSharedLogic(object, for: module)
    case .noBuilder:
      let isAssembly = isMade || use.isWritten || project.isFittedOut(use)
      return makesForLack(of: other, project.role(subject), isAssembly)
    case .shownScreen:
      guard project.role(object) == .view else { return false }
      if holdsSeveral(subject), !isMade { return true }
      return project.role(subject) == .builder || project.role(subject) == .router && !project.isOrder(use)
    case .embeddedScreen: return isEmbeddedScreen(use, by: subject)
    case .handedBack:
      return [.builder, .router].contains(project.role(subject)) && project.isReturned(use)
        || project.isReturnedContract(object, to: module)
    // What is made to be shown, or as a child, is told where it is shown, or lays out a screen.
    case .reportedForNavigating:
      return (isMade || use.way == .signature) && isReportedForNavigating(use)
    case .soughtForNavigating: return isSoughtForNavigating(use)
    case .becomesChild: return isMade && becomesChild(use)
    case .madeForBuilder: return relations.isMadeForBuilder(use)
    default: return false
    }
  }

  /// A view keeps another module's screen, and lays it out as it could any view controller: what it is told by members
  /// of its own is another matter.
  private func isEmbeddedScreen(_ use: Use, by subject: TypeKey) -> Bool {
    guard project.role(subject) == .view, project.role(use.object) == .view, project.isScreen(use.object),
      project.nature(use.object) == .component
    else { return false }
    switch use.way {
    // What the view makes itself is no guest of it.
    case .stores: return project.table.facts(of: use.file).surface.declarations[Int(use.declaration)].value == .max
    // `parent is ProfileViewController` asks for more than a child.
    case .signature: return isInSignature(Diagnostic(rule: number, use))
    case .calls: return use.member == nil && use.next == nil && !use.isNamed
    default: return false
    }
  }

  /// Where nothing of a module makes its parts, a builder of another one may work with them, and a router may make
  /// them.
  private func makesForLack(of other: Int, _ role: Role?, _ isAssembly: Bool) -> Bool {
    if project.hasBuilder(other) { return false }
    return role == .builder || role == .router && isAssembly && !hasRouterThatAssembles(other)
  }

  /// A module has a router, and its code makes its presenter, its interactor or its screen. (A presenter that only
  /// makes its own router puts nothing together.)
  private func hasRouterThatAssembles(_ module: Int) -> Bool {
    let parts = project.modules[module].types
    guard parts.contains(where: { project.role($0) == .router }) else { return false }
    return parts.contains { part in
      project.role(part) != .router && project.isPart(part)
        && project.makes(of: part).contains { use in
          project.module(use.subject) == module && !project.makesPreview(use.declaration, use.file)
        }
    }
  }

  /// What belongs to one module alone: its parts. A base class that several modules use is shared, services are made to
  /// be shared, and a plain piece of a view is not internal. Roles of a project's own count as well.
  private func isInternal(_ key: TypeKey) -> Bool {
    guard let role = project.role(key), !sites.isSharedBase(key), !project.isToldByPiece(key) else { return false }
    return role == .view ? project.isScreen(key) : role != .service
  }

  /// Its module passes the gate. A type without a module counts as if it did.
  func isOfPattern(_ key: TypeKey) -> Bool {
    !gated || !rule.isGated || project.module(key).map { project.isGated[$0] } ?? true
  }

  /// The number of the module, target, file or slice that a type belongs to.
  func unit(_ unit: Unit, of key: TypeKey) -> Int? {
    key.isExternal ? nil : self.unit(unit, of: key, in: project.table.entity(key).at.file)
  }

  /// The same of code of a type that stands in a file: an extension lies where it is written.
  func unit(_ unit: Unit, of key: TypeKey, in file: UInt32) -> Int? {
    switch unit {
    case .module: project.module(key)
    case .target: project.targetNumber(of: file)
    case .file: Int(file)
    case .slice(let pattern): slices[pattern]?.number(of: file)
    }
  }

  /// What a sentence calls a unit: of a file its path.
  func name(of unit: Unit, _ number: Int) -> String {
    switch unit {
    case .module: project.modules[number].name
    case .target: project.target(of: UInt32(number))
    case .file: project.table.files[number].path
    case .slice(let pattern): slices[pattern]?.names[number] ?? pattern.text
    }
  }
}
