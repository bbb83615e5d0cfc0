import SwiftFacts

/// What frameworks for user interface call their own types, as far as types of the project flow through them; as
/// name IDs of one project.
public struct FrameworkNames: Sendable {
  /// The roots of the families of UIKit and AppKit, and those of their classes that are filled in with a SwiftUI view.
  public let responders, hosts: NameSet
  /// What all classes of theirs are beside.
  public let objects: NameSet
  /// Any view controller.
  public let viewControllers: NameSet
  /// RIBs' face of a view controller.
  public let viewControllable: NameID
  /// SwiftUI's `View`, and SwiftUI itself.
  public let view, swiftUI: NameID
  /// SwiftUI's types with names so plain that others have them, too: `ReactorKit.View`.
  let plainNamesOfSwiftUI: NameSet
  /// SwiftUI's lists, which hand each element to a closure.
  public let rowBuilders: NameSet
  /// SwiftUI's wrappers that show a binding.
  public let bindings: NameSet
  /// UIKit's types that store the closure they are made with, until the user acts.
  public let closureStores: NameSet

  init(_ interner: inout Interner) {
    responders = NameSet(["UIResponder", "NSResponder"], in: &interner)
    objects = NameSet(["NSObject", "NSObjectProtocol"], in: &interner)
    hosts = NameSet(["UIHostingController", "NSHostingController", "NSHostingView"], in: &interner)
    viewControllers = NameSet(["UIViewController", "NSViewController"], in: &interner)
    viewControllable = interner.intern("ViewControllable")
    view = interner.intern("View")
    swiftUI = interner.intern("SwiftUI")
    plainNamesOfSwiftUI = NameSet(["View", "ViewModifier", "App"], in: &interner)
    rowBuilders = NameSet(["ForEach", "List"], in: &interner)
    bindings = NameSet(
      [
        "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage",
        "SceneStorage", "FocusState", "AccessibilityFocusState",
      ], in: &interner)
    closureStores = NameSet(["UIAction", "UIBarButtonItem", "UIContextualAction"], in: &interner)
  }
}
