import SymbolGraph

/// Types from outside that stand for screens, by their names.
extension Hierarchy {
  /// Whether a type from outside can only be a screen, or a container of screens.
  public func isOfScreen(_ key: TypeKey) -> Bool {
    isContainer(key) || key.isExternal && table.interner[key.nameID].hasSuffix("ViewController")
  }

  /// Whether a factory may spell the screen that it returns like this, where it does not say more of it.
  public func mayBeScreen(_ key: TypeKey) -> Bool {
    isOfScreen(key) || key.isExternal && Hierarchy.anyScreens.contains(table.interner[key.nameID])
  }

  /// Whether it can be a screen or what stands around one: `UIHostingController`, `FloatingPanelController`.
  public func mayHoldScreen(_ key: TypeKey) -> Bool {
    mayBeScreen(key) || key.isExternal && table.interner[key.nameID].hasSuffix("Controller")
  }

  /// SwiftUI's, and RIBs'.
  private static let anyScreens: Set<String> = ["View", "AnyView", "Routing", "ViewableRouting", "LaunchRouting"]
}
