import LintRules

/// Finds the composition root besides delegates: containers of screens, and the first view of the windows.
enum RootFinder {
  static let containers: Set<String> = [
    "UITabBarController", "UISplitViewController", "UINavigationController", "UIPageViewController", "TabView",
    "NavigationSplitView",
  ]

  /// Whether a type from outside of this name can only be a screen, or a container of screens.
  static func isOfScreen(_ name: String) -> Bool { name.hasSuffix("ViewController") || containers.contains(name) }

  /// How factories spell the screen that they hand back, where they say no more of it.
  static func mayBeScreen(_ name: String) -> Bool { isOfScreen(name) || anyScreens.contains(name) }

  /// Whether it can be a screen or what stands around one: `UIHostingController`, `FloatingPanelController`.
  static func mayHoldScreen(_ name: String) -> Bool { mayBeScreen(name) || name.hasSuffix("Controller") }

  /// SwiftUI's, and RIBs'.
  private static let anyScreens: Set<String> = ["View", "AnyView", "Routing", "ViewableRouting", "LaunchRouting"]

  @inline(never)
  static func settle(
    roles: [RoleAssignment], hierarchy: Hierarchy, moduleOfType: [Int32], modules: [Module], uses: Pieces<Use>,
    sites: Pieces<CallSite>
  ) -> [RoleAssignment] {
    var roles = roles
    let table = hierarchy.table
    func role(_ key: TypeKey) -> Role? { key.isExternal ? nil : roles[key.index].role }
    func asksForScreen(_ use: Use) -> Bool {
      guard use.way == .asks, let result = use.result else { return false }
      if result.isExternal { return mayHoldScreen(table.symbols[result.symbol]) }
      return role(result).map(RoleFinder.behaviour.contains) ?? false
    }
    let behaviour = ModuleFinder.behaviour
    func hasParts(_ module: Int, besides key: TypeKey? = nil) -> Bool {
      modules[module].types.contains { $0 != key && (role($0).map(behaviour.contains) ?? false) }
    }
    var makes: Set<TypeKey> = []
    // Of these the views that make something of another module, which is no lone screen.
    var makesForOthers: Set<TypeKey> = []
    var holdsOthers: Set<TypeKey> = []
    var keepsInteractor: Set<TypeKey> = []
    // Of what others do nothing is asked here.
    for use in uses where role(use.subject) == .view {
      if use.way == .makes || use.way == .asks {
        let object = role(use.object)
        let isScreen =
          object == .view && moduleOfType[use.object.index] >= 0
          || hierarchy.ancestry(of: use.object).contains {
            $0.isExternal && table.symbols[$0.symbol].hasSuffix("ViewController")
          }
        if use.object.isExternal, containers.contains(table.symbols[use.object.symbol]) {
          holdsOthers.insert(use.subject)
        }
        if isScreen || object == .builder || object == .router || asksForScreen(use) {
          makes.insert(use.subject)
          if !use.object.isExternal, case let module = moduleOfType[use.object.index], module >= 0,
            module != moduleOfType[use.subject.index], hasParts(Int(module))
          {
            makesForOthers.insert(use.subject)
          }
        }
      }
      if use.way == .makes || use.way == .stores, role(use.object) == .interactor {
        keepsInteractor.insert(use.subject)
      }
    }
    var roots: Set<TypeKey> = []
    let rootViewController = table.symbols.find("rootViewController")
    for site in sites {
      if site.kind == .sets, site.name == rootViewController, let key = site.arguments.first?.value.key {
        roots.insert(key)
      }
    }
    for use in uses where use.way == .makes {
      // SwiftUI: what the app makes is its first view. (UIKit's is what becomes the window's root.)
      let isSwiftUI = !use.object.isExternal && table.entity(use.object).kind == .struct
      if role(use.subject) == .app, isSwiftUI { roots.insert(use.object) }
    }
    /// `HomeTabBarController` may bear the name of one of its tabs, and be none of it: it works with no part of the module, and
    /// none of these, nor a view, with it.
    func isStranger(_ key: TypeKey, in module: Int) -> Bool {
      guard makesForOthers.contains(key), modules[module].types.contains(where: { $0 != key && role($0) == .view })
      else {
        return false
      }
      func isOwn(_ other: TypeKey) -> Bool { !other.isExternal && moduleOfType[other.index] == Int32(module) }
      return !uses.contains { use in
        if use.subject == key, use.way != .asks, use.way != .makes, isOwn(use.object) {
          return role(use.object).map(behaviour.contains) ?? false
        }
        guard use.object == key, use.subject != key, isOwn(use.subject), let user = role(use.subject) else {
          return false
        }
        return behaviour.contains(user) || user == .builder || user == .view
      }
    }
    for index in table.types.indices where roles[index].role == .view && !roles[index].isExempt {
      let key = TypeKey(type: index)
      guard table.types[index].kind == .class || table.types[index].kind == .struct else { continue }
      let isContainer = hierarchy.ancestry(of: key).dropFirst().contains {
        $0.isExternal && containers.contains(table.symbols[$0.symbol])
      }
      // A SwiftUI view is no container by its type; it makes one.
      let makesContainer = holdsOthers.contains(key) && table.types[index].kind == .struct
      guard isContainer || makesContainer || roots.contains(key), makes.contains(key), !keepsInteractor.contains(key)
      else { continue }
      if case let module = Int(moduleOfType[index]), module >= 0 {
        if hasParts(module, besides: key), !isContainer || !isStranger(key, in: module) { continue }
      }
      roles[index].rivals = roles[index].evidence
      roles[index].role = .app
      roles[index].evidence = [
        RoleEvidence(stratum: 2, role: .app, reason: .composesScreens, at: table.types[index].at)
      ]
    }
    return roles
  }
}
