import LintRules
import Parallel
import References
import Roles
import SymbolGraph

/// Finds the composition root besides delegates: containers of screens, and the first view of the windows.
package struct RootFinder {
  private let roles: [RoleAssignment]
  private let hierarchy: Hierarchy
  private let moduleOfType: [Int32]
  private let modules: [Module]
  /// Views that make or ask for screens, builders or routers.
  private var makers: Set<TypeKey> = []
  /// Of these the views that make something of another module, which is no lone screen.
  private var makersForOthers: Set<TypeKey> = []
  /// Views that make a container.
  private var holders: Set<TypeKey> = []
  private var keepersOfInteractors: Set<TypeKey> = []
  /// What becomes the root of a window.
  private var roots: Set<TypeKey> = []

  private var table: SymbolTable { hierarchy.table }

  /// The roles of all types, where those that are the root are `app`.
  @inline(never)
  package static func settle(
    roles: [RoleAssignment], hierarchy: Hierarchy, moduleOfType: [Int32], modules: [Module], uses: Pieces<Use>,
    sites: Pieces<CallSite>
  ) -> [RoleAssignment] {
    var finder = RootFinder(roles: roles, hierarchy: hierarchy, moduleOfType: moduleOfType, modules: modules)
    finder.collectMakers(uses)
    finder.collectRoots(uses, sites)
    let found = roles.indices.filter { finder.mayBeRoot($0) }
    let parts = finder.screensOfTheirModules(
      among: found.filter { finder.hasParts(Int(moduleOfType[$0]), besides: $0) }, uses)
    var settled = roles
    for index in found where !parts.contains(index) {
      settled[index].rivals = roles[index].evidence
      settled[index].role = .app
      settled[index].evidence = [
        RoleEvidence(stratum: 2, role: .app, reason: .composesScreens, at: hierarchy.table.types[index].at)
      ]
    }
    return settled
  }

  private init(roles: [RoleAssignment], hierarchy: Hierarchy, moduleOfType: [Int32], modules: [Module]) {
    (self.roles, self.hierarchy, self.moduleOfType, self.modules) = (roles, hierarchy, moduleOfType, modules)
  }

  private func role(_ key: TypeKey) -> Role? { key.isExternal ? nil : roles[key.index].role }

  private func module(_ key: TypeKey) -> Int32 { key.isExternal ? -1 : moduleOfType[key.index] }

  private func isBehaviour(_ key: TypeKey) -> Bool { role(key).map(Role.behaviour.contains) ?? false }

  /// Whether a module has a presenter, an interactor or a router, besides a type.
  private func hasParts(_ module: Int, besides index: Int? = nil) -> Bool {
    module >= 0 && modules[module].types.contains { $0.index != index && isBehaviour($0) }
  }

  /// Of what others than views do nothing is asked here.
  private mutating func collectMakers(_ uses: Pieces<Use>) {
    for use in uses where role(use.subject) == .view {
      if use.way == .makes || use.way == .asks {
        if hierarchy.isContainer(use.object) { holders.insert(use.subject) }
        if leadsToScreen(use) {
          makers.insert(use.subject)
          let other = module(use.object)
          if other != module(use.subject), hasParts(Int(other)) { makersForOthers.insert(use.subject) }
        }
      }
      if use.way == .makes || use.way == .stores, role(use.object) == .interactor {
        keepersOfInteractors.insert(use.subject)
      }
    }
  }

  /// A screen is made or asked for, or a type that makes one.
  private func leadsToScreen(_ use: Use) -> Bool {
    switch role(use.object) {
    case .builder, .router: return true
    case .view where module(use.object) >= 0: return true
    default: break
    }
    if hierarchy.ancestry(of: use.object).contains(where: {
      $0.isExternal && table.interner[$0.nameID].hasSuffix("ViewController")
    }) {
      return true
    }
    guard use.way == .asks, let result = use.result else { return false }
    if result.isExternal { return hierarchy.mayHoldScreen(result) }
    return role(result).map(Role.parts.contains) ?? false
  }

  private mutating func collectRoots(_ uses: Pieces<Use>, _ sites: Pieces<CallSite>) {
    let rootViewController = table.interner.find("rootViewController")
    for site in sites where site.kind == .sets && site.name == rootViewController {
      if let key = site.arguments.first?.value.key { roots.insert(key) }
    }
    // SwiftUI: what the app makes is its first view. (UIKit's is what becomes the window's root.)
    for use in uses where use.way == .makes && role(use.subject) == .app && !use.object.isExternal {
      if table.entity(use.object).kind == .struct { roots.insert(use.object) }
    }
  }

  private func mayBeRoot(_ index: Int) -> Bool {
    let (key, kind) = (TypeKey(type: index), table.types[index].kind)
    guard roles[index].role == .view, !roles[index].isExempt, kind == .class || kind == .struct, makers.contains(key),
      !keepersOfInteractors.contains(key)
    else { return false }
    // A SwiftUI view is no container by its type; it makes one.
    return hierarchy.inheritsFromContainer(key) || roots.contains(key) || kind == .struct && holders.contains(key)
  }

  /// Those that are screens of the module that they are called after. `HomeTabBarController` may bear the name of one
  /// of its tabs, and be none of it: it works with no part of the module, and none of these, nor a view, with it.
  private func screensOfTheirModules(among candidates: [Int], _ uses: Pieces<Use>) -> Set<Int> {
    var parts: Set<Int> = []
    var strangers: Set<TypeKey> = []
    for index in candidates {
      let key = TypeKey(type: index)
      let others = modules[Int(moduleOfType[index])].types.filter { $0 != key }
      if hierarchy.inheritsFromContainer(key), makersForOthers.contains(key),
        others.contains(where: { role($0) == .view })
      {
        strangers.insert(key)
      } else {
        parts.insert(index)
      }
    }
    if strangers.isEmpty { return parts }
    for use in uses where module(use.subject) >= 0 && module(use.subject) == module(use.object) {
      if strangers.contains(use.subject), use.way != .asks, use.way != .makes, isBehaviour(use.object) {
        parts.insert(use.subject.index)
      }
      if strangers.contains(use.object), use.subject != use.object,
        isBehaviour(use.subject) || role(use.subject) == .builder || role(use.subject) == .view
      {
        parts.insert(use.object.index)
      }
    }
    return parts
  }
}
