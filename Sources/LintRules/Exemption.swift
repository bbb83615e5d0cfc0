/// A reason for which a rule lets pass a use of the kind that it minds. None is granted silently: it stands under
/// `exempt:` of the rule (RULE-LANGUAGE.md), `explain` lists it, and `why` names the one that holds.
///
/// In the order in which they are asked; what each means is one file in `RuleEngine/Exemptions/`.
public enum Exemption: String, Sendable, Hashable, CaseIterable {
  case keptParameter = "kept-parameter"
  case sameScreen = "same-screen"
  case ungatedPart = "ungated-part"
  case defaultArgument = "default-argument"
  case becomesChild = "becomes-child"
  case reportedForNavigating = "reported-for-navigating"
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
  case sceneSetUp = "scene-set-up"
  case ownFactory = "own-factory"
  case sceneDataStore = "scene-data-store"
  case pieceOfDisplay = "piece-of-display"
  case wrapper = "wrapper"
  case importOfOthers = "import-of-others"
  case importReported = "import-reported"
  case addedByView = "added-by-view"
  case noInternal = "no-internal"
  case liesBeside = "lies-beside"
  case mixinOfSeveral = "mixin-of-several"
  case variantOfModule = "variant-of-module"
  case facesOutward = "faces-outward"
  case sharedLogic = "shared-logic"
  case shownScreen = "shown-screen"
  case handedBack = "handed-back"
  case noBuilder = "no-builder"
  case madeForBuilder = "made-for-builder"

  /// Why a use is let pass, as it reads after `because`.
  public var sentence: String {
    switch self {
    case .keptParameter: "an initialiser only takes what a property keeps, and the property says it"
    case .sameScreen: "parts of one screen put no module together"
    case .ungatedPart: "what is used belongs to no module that passes the gate of the preset"
    case .defaultArgument: "it is only a default argument"
    case .becomesChild: "the part only becomes a child of the one that makes it"
    case .reportedForNavigating: "this statement or the next one is already reported for navigating to it"
    case .screenInitialiser:
      "a static function that only makes its own screen is an initialiser; the rules look at its calls"
    case .touchesNoData: "the member touches no data"
    case .navigates: "the member opens a screen: the rules about navigation look at it"
    case .passedOn: "it is only passed on"
    case .computes: "it computes, or asks the device or the user, and touches no data"
    case .calledBack: "the module's own contract is held weakly and answers nothing: it is called back, not asked"
    case .playedByPart: "a part of its own module carries the contract out: it is no service"
    case .ownListener: "its own interactor carries the contract out: it is the view's listener"
    case .listenerOfScreen: "only views and presenters of its own module carry the contract out: no interactor listens"
    case .beingAssembled: "the screen hands itself to its own module's router, which assembles it"
    case .sceneSetUp: "the set-up method of a view controller wires its scene"
    case .ownFactory: "a screen's own factory is assembly code"
    case .sceneDataStore: "a router takes what it hands on from the data store of its scene"
    case .pieceOfDisplay: "it hands out pieces of the display, and no data"
    case .wrapper: "the function around it does this for its callers, who are judged instead"
    case .importOfOthers: "the file declares another part, too, and the import is that part's"
    case .importReported: "the import in this file is reported instead"
    case .addedByView: "a view's file adds it to a type that the view is given"
    case .noInternal: "it is no part of its module: a service, a shared base or a plain piece of a view"
    case .liesBeside: "their files lie together"
    case .mixinOfSeveral: "types of several modules take up the mixin that it stands in"
    case .variantOfModule: "one module is a variant of the other, or has a part in it"
    case .facesOutward: "its own module does not use it: it is there for others"
    case .sharedLogic:
      "it lies apart from what shows it, with the logic of other modules: it is there for all of them"
    case .shownScreen: "whoever shows another module's screen holds it for a moment"
    case .handedBack: "a factory has handed it back"
    case .noBuilder: "nobody makes its module, so another builder may"
    case .madeForBuilder: "it is made for its own module's builder, which is given it"
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
