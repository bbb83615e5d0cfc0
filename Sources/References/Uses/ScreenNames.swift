/// Names from outside that stand for screens.
public enum ScreenNames {
  /// What holds other screens.
  public static let containers: Set<String> = [
    "UITabBarController", "UISplitViewController", "UINavigationController", "UIPageViewController", "TabView",
    "NavigationSplitView",
  ]

  /// Whether a type from outside of this name can only be a screen, or a container of screens.
  public static func isOfScreen(_ name: String) -> Bool {
    name.hasSuffix("ViewController") || containers.contains(name)
  }

  /// How factories spell the screen that they return, where they do not say more of it.
  public static func mayBeScreen(_ name: String) -> Bool { isOfScreen(name) || anyScreens.contains(name) }

  /// Whether it can be a screen or what stands around one: `UIHostingController`, `FloatingPanelController`.
  public static func mayHoldScreen(_ name: String) -> Bool { mayBeScreen(name) || name.hasSuffix("Controller") }

  /// SwiftUI's, and RIBs'.
  private static let anyScreens: Set<String> = ["View", "AnyView", "Routing", "ViewableRouting", "LaunchRouting"]
}
