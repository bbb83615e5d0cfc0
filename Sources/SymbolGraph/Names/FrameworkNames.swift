import SwiftFacts

/// What frameworks for user interface call their own types, as far as types of the project flow through them; as
/// symbols of one project.
public struct FrameworkNames: Sendable {
  /// The roots of the families of UIKit and AppKit, and those of their classes that are filled in with a SwiftUI view.
  public let responders, hosts: SymbolSet
  /// What all classes of theirs are beside.
  public let objects: SymbolSet
  /// Any view controller.
  public let viewControllers: SymbolSet
  /// RIBs' face of a view controller.
  public let viewControllable: Symbol
  /// SwiftUI's `View` and `Environment`, and SwiftUI itself.
  public let view, swiftUI, environment: Symbol
  /// SwiftUI's types with names so plain that others have them, too: `ReactorKit.View`.
  let plainNamesOfSwiftUI: SymbolSet
  /// SwiftUI's lists, which hand each element to a closure.
  public let rowBuilders: SymbolSet
  /// SwiftUI's wrappers that show a binding.
  public let bindings: SymbolSet
  /// Wrappers of SwiftUI, Factory and Dependencies that are given key paths, and where these begin.
  public let rootsOfKeyPaths: [Symbol: Symbol]

  init(_ symbols: inout SymbolTable) {
    responders = SymbolSet(["UIResponder", "NSResponder"], in: &symbols)
    objects = SymbolSet(["NSObject", "NSObjectProtocol"], in: &symbols)
    hosts = SymbolSet(["UIHostingController", "NSHostingController", "NSHostingView"], in: &symbols)
    viewControllers = SymbolSet(["UIViewController", "NSViewController"], in: &symbols)
    viewControllable = symbols.intern("ViewControllable")
    view = symbols.intern("View")
    swiftUI = symbols.intern("SwiftUI")
    environment = symbols.intern("Environment")
    plainNamesOfSwiftUI = SymbolSet(["View", "ViewModifier", "App"], in: &symbols)
    rowBuilders = SymbolSet(["ForEach", "List"], in: &symbols)
    bindings = SymbolSet(
      [
        "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage",
        "SceneStorage", "FocusState", "AccessibilityFocusState",
      ], in: &symbols)
    var roots: [Symbol: Symbol] = [:]
    for (root, wrappers) in [
      ("EnvironmentValues", ["Environment"]), ("DependencyValues", ["Dependency"]),
      ("Container", ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable"]),
    ] {
      for wrapper in wrappers { roots[symbols.intern(wrapper)] = symbols.intern(root) }
    }
    rootsOfKeyPaths = roots
  }
}
