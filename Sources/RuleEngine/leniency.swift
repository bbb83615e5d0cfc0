import LintRules
import ProjectModel

/// Why rules let pass what they would mind elsewhere.
extension Judge {
  func relates(_ relation: Relation?, _ subject: TypeKey, _ object: TypeKey) -> Bool {
    switch relation {
    case nil: return true
    case .sameModule: return project.module(subject) != nil && project.module(subject) == project.module(object)
    case .otherModule:
      guard let one = project.module(subject), let other = project.module(object) else { return false }
      // Of two modules of one name nobody can say which is meant.
      return one != other && project.modules[one].name != project.modules[other].name
    case .own:
      if object.isExternal { return true }
      // What a module says of the screen that it is shown in stands for another module's screen.
      if project.role(object) == .view, project.isLeftToOthers(object) { return false }
      return project.module(subject) != nil && project.module(subject) == project.module(object)
    }
  }

  /// Why a clause lets a use pass that is of the kind that it minds; nil: it does not.
  func leniency(_ clause: UseClause, _ use: Use, _ subject: TypeKey, _ object: TypeKey) -> Opinion.Silence? {
    if clause.casting != nil, project.isCastToBeHandedOn(use) { return .passedOn }
    if subject.isExternal {
      if let relation = clause.relation, !relates(relation, subject, object) { return .relation(relation) }
      return isPlace(clause, use.file, use.declaration) ? nil : .place
    }
    if rule.origin != .custom, clause.by.contains(.stores), isKeptParameter(use, subject) { return .storedProperty }
    if rule.origin != .custom, isOfOneScreen(use, subject, object) { return .oneScreen }
    if isAboutParts(clause) {
      if let part = partOutsideTheGate(use, object) {
        return .objectNotGated(module: project.module(part).map { project.modules[$0].name })
      }
      if project.isDefaultArgument(use) { return .defaultArgument }
      if becomesChild(use) { return .becomesChild }
      if isReportedForNavigating(use) { return .reportedForNavigating }
    }
    if rule.origin != .custom, isInInitialiser(use.declaration, use.file) { return .initialiser }
    if clause.isAboutData {
      if !project.mayTouchData(use), isForItsData(object, clause) { return .noData }
      if project.asksComputingMember(use) { return .noData }
      if fillsInCollaborator(use) { return .passedOn }
      if let member = use.next ?? use.member, sites.navigates(member) { return .navigates }
      if project.isInstancePassedOn(use) { return .passedOn }
      if project.isDataless(object) || project.isPermissionQuestion(use) { return .dataless }
      if project.isCalledBack(object, by: subject) { return .calledBack }
      if project.isPlayedByPart(object, for: subject) { return .playedByPart }
      if project.onlyHandsOn(use, subject) || isFromDataStore(use, subject) { return .passedOn }
    }
    if let silence = ownListener(subject, object) { return silence }
    if let relation = clause.relation, !relates(relation, subject, object) { return .relation(relation) }
    if isPassedOn(clause, use) { return .passedOn }
    if !isPlace(clause, use.file, use.declaration) { return .place }
    // Whoever writes a rule says himself what is let off: `not-within: { assembly: true }`.
    if rule.origin == .custom { return nil }
    if project.isAssembledByRouter(use, subject) { return .beingAssembled }
    return isOwnAssembly(use, subject, clause) ? .assembly : nil
  }

  /// `init(session: Session) { self.session = session }`: the property says it.
  func isKeptParameter(_ use: Use, _ subject: TypeKey) -> Bool {
    guard use.way == .signature, use.declaration != .max,
      project.table.files[Int(use.file)].facts.surface.declarations[Int(use.declaration)].kind == .initializer
    else { return false }
    return project.stores(of: use.object).contains {
      $0.file == use.file && project.effectiveSubject($0.subject) == subject
    }
  }

  /// `var presenter: SearchPresenter<Repository>`: what a collaborator is filled in with is that one's to use.
  private func fillsInCollaborator(_ use: Use) -> Bool {
    guard use.way == .stores || use.way == .signature, !use.isNamed else { return false }
    return project.uses[project.usesOfFile[use.file]].contains { other in
      other.declaration == use.declaration && other.offset < use.offset && other.way == use.way
        && other.object != use.object && (project.role(other.object).map(Role.parts.contains) ?? false)
    }
  }

  /// In VIP a router takes what it hands on from the data store of its scene.
  private func isFromDataStore(_ use: Use, _ subject: TypeKey) -> Bool {
    guard project.rulebook.preset == "vip", project.role(subject) == .router else { return false }
    return project.simpleName(use.object).hasSuffix("DataStore")
      || project.links(of: use).contains { link in
        link.type.map { !$0.isExternal && project.simpleName($0).hasSuffix("DataStore") } ?? false
      }
  }

  /// Who makes itself in a function that it has from a mixin makes no part for itself: that is whoever calls it.
  func isOfMixin(_ clause: UseClause, _ file: UInt32, _ declaration: UInt32) -> Bool {
    guard isAboutParts(clause), let member = project.member(around: declaration, in: file) else { return false }
    return project.makesItsTaker(member) || project.isInitialiser(member)
  }

  /// What is made or asked for, where it is a part of no module that passes the gate. Of a screen that is only called
  /// `UIViewController` the code says more that hands it out.
  private func partOutsideTheGate(_ use: Use, _ object: TypeKey) -> TypeKey? {
    if !object.isExternal { return isOfPattern(object) ? nil : object }
    let made = use.member.map { project.partsMade(in: $0) } ?? []
    if made.isEmpty { return project.role(use.object) == .builder || isOfPattern(use.object) ? nil : use.object }
    return made.contains { isOfPattern($0) } ? nil : made[0]
  }

  /// The body of a static function that only makes its own screen is silent: calling it asks for the screen.
  func isInInitialiser(_ declaration: UInt32, _ file: UInt32) -> Bool {
    project.member(around: declaration, in: file).map { project.isInitialiser($0) } ?? false
  }

  func isAboutParts(_ clause: UseClause) -> Bool { clause.alternatives.contains(.part(true)) }

  /// What is only passed on counts as assembly wherever it happens.
  func isPassedOn(_ clause: UseClause, _ use: Use) -> Bool {
    guard clause.notWithin.contains(where: { $0.assembly == true }) else { return false }
    return use.isHandedOn || project.isWiring(use) || project.isDefaultArgument(use) || project.isBeingAssembled(use)
      || project.leadsToWhatIsHandedOn(use)
  }

  /// A screen that assembles itself in a static function does a router's work there: only the rule about assembly
  /// minds. In VIP a view controller may wire its own scene in a set-up method, and what it touches for that is not
  /// judged.
  func isOwnAssembly(_ use: Use, _ subject: TypeKey, _ clause: UseClause) -> Bool {
    guard project.role(subject) == .view, let member = project.member(around: use.declaration, in: use.file) else {
      return false
    }
    let isAboutAssembly = !clause.by.contains(.signature) && !clause.by.contains(.calls)
    if project.rulebook.preset == "vip", !project.answersTable(member) {
      let isOfOtherScene = isAboutAssembly && project.module(use.result ?? use.object) != project.module(subject)
      if !isOfOtherScene, project.isAssembly(member, of: project.module(subject)) { return true }
      // The parts of another scene, made and put together here, are for the rule about assembly; and a set-up in
      // several steps wires what others have made.
      if !isAboutAssembly, isAboutRoles(clause), use.isWritten || project.isWiring(use) { return true }
      if !isAboutAssembly, use.way == .makes || use.isOnFreshValue, project.isAssembly(member) { return true }
    }
    return !isAboutAssembly && project.isOwnFactory(member)
  }

  /// A view that makes another view of its module lays out the screen; a presenter that a factory hands another
  /// presenter of its family shares the work of one screen. Neither puts a module together.
  private func isOfOneScreen(_ use: Use, _ subject: TypeKey, _ object: TypeKey) -> Bool {
    guard let own = project.module(subject), let module = project.module(object) else { return false }
    switch use.way {
    case .makes:
      // An interactor that is made up of use cases.
      if own == module, project.role(subject) == .interactor, project.role(object) == .interactor { return true }
      return own == module && project.role(subject) == .view && project.role(object) == .view && object != subject
        && !isPutOnShow(use)
    case .asks:
      guard let role = project.role(object), role != .view, role == project.role(subject) else { return false }
      return own == module || project.areRelated(own, module)
        || project.modules[module].name.hasPrefix(project.modules[own].name)
    default: return false
    }
  }

  /// `push(HelpViewController())`: what is gone to is a screen, and no piece of the one at hand, also inside a
  /// container.
  func isPutOnShow(_ use: Use) -> Bool {
    let shown = use.way == .asks ? use.result : use.object
    guard let shown, project.isScreen(shown), use.node != .max else { return false }
    let navigation = sites.listening(to: WordSet(vocabularies: [Vocabulary.screenNavigation]))
    let made = project.values(madeBy: use)
    let values = made.union(project.containers(around: made, in: use.file))
    return project.sites[project.sitesOfFile[use.file]].contains { site in
      (site.kind == .call || site.kind == .sets) && navigation.mayMean(site)
        && site.arguments.contains { values.contains($0.node) }
        && sites.match(site, navigation) != nil
    }
  }

  /// In RIBs a view knows the interactor as its listener, whatever the contract's first name: the one that the view's
  /// own interactor carries out. One that only views and presenters of its module carry out leads to no interactor at
  /// all.
  private func ownListener(_ subject: TypeKey, _ object: TypeKey) -> Opinion.Silence? {
    guard project.rulebook.preset == "ribs", project.nature(object) == .contract,
      project.role(subject) == .view, project.role(object) == .interactor,
      project.hierarchy.ancestry(of: object).contains(where: { project.simpleName($0).hasSuffix("Listener") }),
      let own = project.module(subject),
      // (What the interactor carries out for a child is that one's.)
      project.module(object) == own || project.module(object) == nil
    else { return nil }
    let conformers = project.conformers[object.index]
    if conformers.contains(where: { project.role($0) == .interactor && project.module($0) == own }) {
      return .ownListener
    }
    let isScreens = conformers.allSatisfy { conformer in
      project.module(conformer) == own && [.view, .presenter].contains(project.role(conformer))
    }
    return isScreens && !conformers.isEmpty ? .listenerOfScreen : nil
  }

  // MARK: Data

  /// What a clause has to judge of a use: what a factory hands back, and not the factory; but a facade for the data
  /// behind it.
  func object(of use: Use, _ clause: UseClause) -> TypeKey {
    guard use.way == .asks, let result = use.result else { return use.object }
    if clause.isAboutData, project.isFacadeOfData(use), project.role(result) != .service { return use.object }
    return result
  }

  /// Whom a rule forbids, whatever comes of it.
  func isAboutRoles(_ clause: UseClause) -> Bool {
    clause.relation == nil && !isAboutParts(clause) && !clause.isAboutData
  }

  /// A rule about data speaks of a singleton only because of that, not by its name.
  private func isForItsData(_ object: TypeKey, _ clause: UseClause) -> Bool {
    !clause.alternatives.contains { $0 != .dataSingleton(true) && project.matches($0, object) }
  }
}

extension UseClause {
  /// It speaks of services, and of whatever everybody can reach that is or uses one.
  public var isAboutData: Bool { alternatives.contains(.dataSingleton(true)) }

  /// The selectors of types of which one is enough.
  fileprivate var alternatives: [Selector] {
    switch to.types {
    case nil: []
    case .any(let parts)?: parts
    case let only?: [only]
    }
  }
}
