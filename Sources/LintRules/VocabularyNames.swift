extension Vocabulary {
  // The vocabularies that the program itself asks for. Every preset has them; a test sees to it.

  /// Targets that are UI (SEMANTICS.md §7).
  public static let uiTargets = "ui-targets"
  /// Names that count as UI types: `UIImage`; SwiftUI's bare names where SwiftUI is imported.
  public static let uiTypes = "ui-types"
  /// UIKit's members of other types: `IndexPath.row`; free functions: `withAnimation`.
  public static let uiMembers = "ui-members"
  /// Members that only UI targets have: `cgColor`.
  public static let uiMemberNames = "ui-member-names"
  /// Names of Combine that SwiftUI re-exports: `ObservableObject`.
  public static let combineNames = "combine-names"
  /// Attributes of Observation that SwiftUI re-exports: `@Observable`.
  public static let observationNames = "observation-names"

  /// Going to a screen (SEMANTICS.md §6).
  public static let screenNavigation = "screen-navigation"
  /// Leaving a screen.
  public static let dismissal = "dismissal"
  /// Presenting a picker, share sheet, mail composer.
  public static let systemSheetPresenting = "system-sheet"
  /// Presenting an alert or a confirmation.
  public static let alertPresenting = "alert"
  /// Handing a URL to the system: `UIApplication.open(_:)`.
  public static let urlOpening = "url-opening"
  /// Names of links to the app's own page in the system's settings: `openSettingsURLString`.
  public static let settingsPages = "settings-pages"
  /// Going to another tab of a tab-bar controller.
  public static let tabSwitching = "tab-switch"
  /// Making a screen without naming its type: `instantiateViewController`.
  public static let screenInstantiation = "storyboard-screens"

  /// Types: view controllers that show a message.
  public static let alerts = "alert-types"
  /// Types: view controllers that the system brings along.
  public static let systemSheets = "system-sheet-types"
  /// Types: view controllers that hold others.
  public static let containers = "container-types"
  /// Types and protocols of screens that the system makes: of a widget, a keyboard, a share sheet.
  public static let systemMade = "system-made-screens"
  /// Names of the project's own view controllers that cover a screen for a moment: `LoadingViewController`.
  public static let overlays = "overlays"
  /// Names of functions that make a screen a child of another one: `addChild`.
  public static let embedding = "embedding"

  /// Types: `URLSession`, `UserDefaults`, Core Data…
  public static let dataAccess = "services-outside"
  /// Types by which data is read and written, wherever it comes from: `JSONDecoder`, `URLRequest`…
  public static let dataHandling = "data-handling"
  /// Names of services that touch no data: formatters, validators, analytics…
  public static let datalessNames = "dataless-services"
  /// Names of services that only take note, wherever they keep it: analytics, loggers.
  public static let recordingNames = "recording-services"
  /// Names of services that say which code is in force, wherever that is kept.
  public static let flagNames = "flag-services"
  /// Members that return at once what they are named after: `buildRequest`.
  public static let computingMembers = "computing-members"
  /// Types that compute, draw, or stand for the device.
  public static let computing = "computing-types"
  /// Types whose values change even where a `let` keeps them.
  public static let changing = "changing-types"
  /// Targets that bring nothing but types that compute, show or stand for the device.
  public static let computingTargets = "computing-targets"
  /// Members of types that keep data, by which the user is asked for leave.
  public static let permissionQuestions = "permission-questions"
  /// Types: `NSManagedObject`, Realm's `Object`…
  public static let dataObjects = "persistence-types"
  /// Types and wrappers that hold weakly: `Weak*`.
  public static let weakWrappers = "weak-wrappers"
  /// Types: application and scene delegates.
  public static let appDelegates = "app-delegates"

  /// These list no types from outside: names of the project's own types, of members, of targets.
  public static let ofOwnNames: Set<String> = [
    datalessNames, recordingNames, flagNames, computingMembers, computingTargets, overlays, embedding, settingsPages,
  ]

  /// What they list is navigation (SEMANTICS.md §6): it is seen through wrappers, and no router, presenter or builder
  /// is a receiver. A project's own lists of calls mean what they say.
  public static let ofNavigation: Set<String> = [
    screenNavigation, dismissal, systemSheetPresenting, alertPresenting, urlOpening, tabSwitching, screenInstantiation,
  ]

  /// All of the above.
  public static let wellKnown: [String] = [
    uiTargets, uiTypes, uiMembers, uiMemberNames, combineNames, observationNames, screenNavigation, dismissal,
    systemSheetPresenting, alertPresenting, urlOpening, tabSwitching, screenInstantiation, alerts, systemSheets,
    containers, overlays, embedding, settingsPages, dataAccess, dataObjects,
    dataHandling, datalessNames, recordingNames, flagNames, computingMembers, computing, computingTargets, changing,
    permissionQuestions, weakWrappers, appDelegates,
  ]
}
