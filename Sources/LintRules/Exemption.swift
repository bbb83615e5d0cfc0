/// A reason for which a rule lets pass a use of the kind that it minds. None is granted silently: it stands under
/// `exempt:` of the rule (RULE-LANGUAGE.md), `explain` lists it, and `why` names the one that holds.
///
/// In the order in which they are asked of uses and calls; imports have an order of their own, see `imports.swift` in
/// `RuleEngine/`. Most have a file of the case's name in `RuleEngine/Exemptions/`; `exemptReason.swift` leads to each.
public enum Exemption: String, Sendable, Hashable, CaseIterable {
  case keptParameter = "kept-parameter"
  case sameScreen = "same-screen"
  case ungatedPart = "ungated-part"
  case partOfPiece = "part-of-piece"
  case defaultArgument = "default-argument"
  case becomesChild = "becomes-child"
  case reportedForNavigating = "reported-for-navigating"
  case soughtForNavigating = "sought-for-navigating"
  case overlay = "overlay"
  case screenInitialiser = "screen-initialiser"
  case touchesNoData = "touches-no-data"
  case navigates = "navigates"
  case passedOn = "passed-on"
  case computes = "computes"
  case calledBack = "called-back"
  case playedByPart = "played-by-part"
  case ownListener = "own-listener"
  case listenerOfScreen = "listener-of-screen"
  case beingAssembled = "being-assembled"
  case preparesSegue = "prepares-segue"
  case madeBySystem = "made-by-system"
  case sceneSetUp = "scene-set-up"
  case ownFactory = "own-factory"
  case sceneDataStore = "scene-data-store"
  case pieceOfDisplay = "piece-of-display"
  case inheritedRouter = "inherited-router"
  case presentersRoute = "presenters-route"
  case wrapper = "wrapper"
  case noRouter = "no-router"
  case settingsPage = "settings-page"
  case importOfOthers = "import-of-others"
  case ownContractImported = "own-contract-imported"
  case conditionalImport = "conditional-import"
  case plainNames = "plain-names"
  case kitViewModels = "kit-view-models"
  case presentersKit = "presenters-kit"
  case kitPiece = "kit-piece"
  case routersContract = "routers-contract"
  case importReported = "import-reported"
  case addedByView = "added-by-view"
  case addedForDisplay = "added-for-display"
  case noInternal = "no-internal"
  case liesBeside = "lies-beside"
  case mixinOfSeveral = "mixin-of-several"
  case variantOfModule = "variant-of-module"
  case facesOutward = "faces-outward"
  case inputOfScreenless = "input-of-screenless"
  case sharedLogic = "shared-logic"
  case shownScreen = "shown-screen"
  case embeddedScreen = "embedded-screen"
  case handedBack = "handed-back"
  case noBuilder = "no-builder"
  case madeForBuilder = "made-for-builder"
  case drawnInsideModule = "drawn-inside-module"
  case drawnForCode = "drawn-for-code"
  case drawnForRouter = "drawn-for-router"

  /// Why a use is let pass, as it reads after `because`.
  public var sentence: String {
    switch self {
    case .keptParameter:
      "an initialiser only takes what a property stores, and the finding about the property covers both"
    case .sameScreen: "both belong to one screen, so this puts no module together"
    case .ungatedPart: "its module lacks the pattern's core parts"
    case .partOfPiece:
      "its module has no screen, router or builder: it is a piece of a screen, which other types put together"
    case .defaultArgument: "it is only a default, of an argument or of a property that other code sets"
    case .becomesChild: "it only becomes a child of the screen or router that makes it"
    case .reportedForNavigating: "this statement or the next one already has a finding about navigating to it"
    case .soughtForNavigating: "it names a screen to find where to go, and going there already has a finding"
    case .overlay: "it makes an alert, a toast or another overlay, which a view may show"
    case .screenInitialiser:
      "a static function that only makes its own screen counts as an initialiser; the rules check its calls"
    case .touchesNoData: "the member does not read or write data"
    case .navigates: "the member opens a screen, and the rules about navigation check that"
    case .passedOn: "it is only passed on"
    case .computes: "it only computes, or asks the device or the user, and does not read or write data"
    case .calledBack:
      "it is a protocol of the same module, held weakly, whose methods return nothing: a callback and no service"
    case .playedByPart: "a part of the same module conforms to this protocol, so it is no service"
    case .ownListener: "the view's own interactor conforms to this protocol, which is the view's listener"
    case .listenerOfScreen:
      "only views and presenters of the same module conform to this protocol, so no interactor listens"
    case .beingAssembled: "the screen passes itself to its own module's router, which assembles it"
    case .preparesSegue: "`prepare(for:sender:)` passes the segue, or the screen that it leads to, to the router"
    case .madeBySystem: "the system makes this screen, so nothing else can put its module together"
    case .sceneSetUp: "a set-up method of the view controller connects the parts of its scene"
    case .ownFactory: "a screen's own factory is assembly code"
    case .sceneDataStore: "a router reads what it passes on from the data store of its scene"
    case .pieceOfDisplay: "it provides views, colours or other pieces of the display, and no data"
    case .inheritedRouter: "a base class declares the router, and the finding there covers the classes below it"
    case .presentersRoute: "in this project presenters keep the routers, and no view does"
    case .noRouter: "its module has no router that could do it, and many modules of the project have none"
    case .settingsPage: "it opens the app's page in the system settings"
    case .wrapper: "the function around it does this for its callers, and the rules check their calls instead"
    case .importOfOthers: "the import is for another part that the file declares, or for a type that it extends"
    case .ownContractImported: "it brings the contract to which the part conforms, or its base class"
    case .conditionalImport: "it stands in a branch of `#if`, and the declarations outside of `#if` compile without it"
    case .plainNames:
      "of what that target declares, the file uses only services, data, parts of the same role and types without UI"
    case .kitViewModels: "of what that target of the project declares, the file uses only view models and presenters"
    case .presentersKit: "most presenters of the project use that target of its own, and the file uses no view of it"
    case .kitPiece: "it presents a plain view in a target of the project's own for user interface"
    case .routersContract: "only routers conform to this protocol, and a router may know screens"
    case .importReported: "the import in this file is reported instead"
    case .addedByView: "a view's file adds it to a type that the view is given"
    case .addedForDisplay: "the file of a plain view extends a value of another folder to show it"
    case .noInternal: "it is not internal to its module: a service, a shared base class or a plain piece of a view"
    case .liesBeside: "both files are in one folder of a feature, or one is in a folder below the other"
    case .mixinOfSeveral: "the code is in a protocol extension that types of several modules use"
    case .variantOfModule: "one module is a variant of the other, or has a part in it"
    case .facesOutward: "its own module does not use it: it is there for other modules"
    case .inputOfScreenless: "its module has a router and no screen, so this contract is the way into it"
    case .sharedLogic:
      "it is there for other modules, too: it lies with their logic, several of them store it, or it is called after one"
    case .shownScreen: "a builder, a router or a container that shows another module's screen has to name it"
    case .embeddedScreen:
      "a view shows another module's screen inside itself and uses no member that is that screen's own"
    case .handedBack: "a factory has returned it, or a builder of its module returns it to this module"
    case .noBuilder: "nothing of its module makes it, so another module's builder or router may"
    case .madeForBuilder: "it is made for its own module's builder and passed to it"
    case .drawnInsideModule: "a segue inside one module, or to a screen without a module, is layout"
    case .drawnForCode:
      "a segue of the screen itself does nothing until code performs it, and the rules check that code"
    case .drawnForRouter: "`prepare(for:sender:)` passes the segues of this screen to its router"
    }
  }
}

/// The exemptions that a rule grants.
public struct ExemptionSet: Sendable, Hashable {
  private var bits: UInt64 = 0

  public init(_ exemptions: [Exemption] = []) { for exemption in exemptions { insert(exemption) } }

  /// Grants one more.
  public mutating func insert(_ exemption: Exemption) { bits |= ExemptionSet.bit(exemption) }

  /// Grants all that another set grants.
  public mutating func formUnion(_ other: ExemptionSet) { bits |= other.bits }

  /// Whether it is granted.
  public func contains(_ exemption: Exemption) -> Bool { bits & ExemptionSet.bit(exemption) != 0 }

  /// In the order in which they are asked.
  public var all: [Exemption] { Exemption.allCases.filter { contains($0) } }

  private static let places = Dictionary(
    uniqueKeysWithValues: Exemption.allCases.enumerated().map { ($0.element, UInt64($0.offset)) })

  private static func bit(_ exemption: Exemption) -> UInt64 { 1 << (places[exemption] ?? 0) }
}
