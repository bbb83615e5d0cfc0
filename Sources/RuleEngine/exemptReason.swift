import Architecture
import LintRules
import References
import SymbolGraph

/// Why rules let pass what they would mind elsewhere.
extension Judge {
  func relates(_ relation: Relation?, _ subject: TypeKey, _ object: TypeKey) -> Bool {
    switch relation {
    case nil: return true
    case .sameModule: return project.module(subject) != nil && project.module(subject) == project.module(object)
    case .otherModule:
      guard let one = project.module(subject), let other = project.module(object) else { return false }
      // If two modules have one name, it is unknown which one is meant.
      return one != other && project.modules[one].name != project.modules[other].name
    case .own:
      if object.isExternal { return true }
      // What a module says of the screen that it is shown in stands for another module's screen.
      if project.role(object) == .view, project.isLeftToOthers(object) { return false }
      return project.module(subject) != nil && project.module(subject) == project.module(object)
    }
  }

  /// Why a clause lets a use pass that is of the kind that it minds; nil: it does not.
  func exemptReason(of minded: MindedUse) -> Decision.Reason? {
    let (use, clause) = (minded.use, minded.clause)
    if let relation = clause.relation, !relates(relation, minded.subject, minded.object) { return .relation(relation) }
    if !minded.subject.isExternal, isPassedOn(clause, use) { return .exemption(.passedOn) }
    if !isPlace(clause, use.file, use.declaration) { return .place }
    return exemption(of: minded).map { .exemption($0) }
  }

  /// The first of the exemptions which the rule at work grants that holds of a use.
  func exemption(of minded: MindedUse) -> Exemption? {
    // Code in no type is a project's own rules' alone, and these say themselves where they look.
    minded.subject.isExternal ? nil : granted.first { holds($0, of: minded) }
  }

  private func holds(_ exemption: Exemption, of minded: MindedUse) -> Bool {
    let (use, subject, object) = (minded.use, minded.subject, minded.object)
    switch exemption {
    case .keptParameter: return isKeptParameter(minded)
    case .sameScreen: return isOfOneScreen(minded)
    case .ungatedPart: return isOutsideTheGate(minded)
    case .partOfPiece: return isPartOfPiece(minded)
    case .defaultArgument: return project.isDefault(use)
    case .becomesChild: return becomesChild(use)
    case .reportedForNavigating: return isReportedForNavigating(use)
    case .overlay: return makesOverlay(use)
    case .screenInitialiser: return isInInitialiser(use.declaration, use.file)
    case .touchesNoData: return touchesNoData(minded)
    case .navigates: return opensScreen(minded)
    case .passedOn: return isOnlyPassedOn(minded)
    case .computes: return onlyComputes(minded)
    case .calledBack: return project.isCalledBack(object, by: subject)
    case .playedByPart: return project.isPlayedByPart(object, for: subject)
    case .pieceOfDisplay: return relations.isPlumbing(object)
    case .sceneDataStore: return isFromDataStore(minded)
    case .ownListener: return isOwnListener(minded)
    case .listenerOfScreen: return isListenerOfScreen(minded)
    case .beingAssembled: return project.isAssembledByRouter(use, subject)
    case .sceneSetUp: return isSceneSetUp(minded)
    case .madeBySystem: return assemblesForSystem(minded)
    case .ownFactory: return isInOwnFactory(minded)
    case .kitPiece: return presentsPieceOfKit(minded)
    case .routersContract: return isContractOfRouters(minded)
    case .importReported: return isLeftToImport(minded.clause, use)
    case .addedByView: return isAddedByView(minded.clause, use, subject)
    case .addedForDisplay: return isAddedForDisplay(minded)
    case .inheritedRouter: return inheritsRouter(minded)
    case .presentersRoute: return evidence.routers.arePresenters
    case .preparesSegue: return passesSegue(minded)
    // Of calls, imports and modules.
    case .noRouter, .settingsPage, .wrapper, .importOfOthers, .ownContractImported, .conditionalImport, .plainNames,
      .kitViewModels, .presentersKit, .noInternal, .liesBeside, .mixinOfSeveral, .variantOfModule, .facesOutward,
      .inputOfScreenless, .soughtForNavigating, .sharedLogic, .shownScreen, .handedBack, .noBuilder, .madeForBuilder,
      .embeddedScreen, .drawnInsideModule, .drawnForCode, .drawnForRouter:
      return false
    }
  }

  /// The first of the exemptions which the rule at work grants that holds of a call.
  /// - Parameter match: what it means.
  func exemption(
    of site: CallSite, _ listening: SiteMatcher.Listening, by subject: TypeKey, _ match: SiteMatch
  ) -> Exemption? {
    granted.first { exemption in
      switch exemption {
      case .wrapper: sites.isInsideWrapper(site, listening)
      case .noRouter: lacksRouter(subject)
      case .settingsPage: opensSettings(site, through: match.wrapper)
      case .screenInitialiser:
        isOfMixin(site.file, site.declaration)
          // What a helper makes in a screen's own factory is that screen.
          || match.wrapper != nil
            && project.member(around: site.declaration, in: site.file).map { project.isOwnFactory($0) } ?? false
      case .reportedForNavigating:
        isReportedForNavigating(project.values(instantiatedBy: site), from: site.node, site.file)
      default: false
      }
    }
  }

  func isAboutParts(_ clause: UseClause) -> Bool { clause.alternatives.contains(.part(true)) }

  /// `push(HelpViewController())`: what is gone to is a screen, and no piece of the one at hand, also inside a
  /// container.
  func isPutOnShow(_ use: Use) -> Bool {
    let shown = use.way == .asks ? use.result : use.object
    guard let shown, project.isScreen(shown), use.node != .max else { return false }
    let made = project.values(madeBy: use)
    let values = made.union(project.containers(around: made, in: use.file))
    return sitesByPlace.sites(given: values, in: use.file, of: project).contains { number in
      let site = project.sites[number]
      return (site.kind == .call || site.kind == .sets) && sites.screens.mayMean(site)
        && sites.match(site, sites.screens) != nil
    }
  }

  /// The type that a clause checks in a use: what a factory returns, and not the factory; but a facade instead of the
  /// data behind it.
  func object(of use: Use, _ clause: UseClause) -> TypeKey {
    guard use.way == .asks, let result = use.result else { return use.object }
    if clause.isAboutData, relations.isFacadeOfData(use), project.role(result) != .service { return use.object }
    return result
  }

  /// The clause forbids types for their roles alone.
  func isAboutRoles(_ clause: UseClause) -> Bool {
    clause.relation == nil && !isAboutParts(clause) && !clause.isAboutData
  }
}

extension UseClause {
  /// It is about services, and about whatever all code can reach that is or uses one.
  public var isAboutData: Bool { alternatives.contains(.dataSingleton(true)) }

  /// The selectors of types of which one is enough.
  var alternatives: [Selector] {
    switch to.types {
    case nil: []
    case .any(let parts)?: parts
    case let only?: [only]
    }
  }
}
