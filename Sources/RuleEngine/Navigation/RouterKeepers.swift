import Architecture
import LintRules
import SymbolGraph

/// Which parts of a project keep routers, by what they store.
struct RouterKeepers: Sendable {
  /// For each module whether it has a router, or one of its parts keeps one.
  private let hasRouter: [Bool]
  /// Two of three modules that pass the gate and have a presenter have a router: one without is an exception.
  let areUsual: Bool
  /// Presenters keep routers, and no view does: that is how this project does it.
  let arePresenters: Bool

  init(_ project: Project) {
    var hasRouter = project.modules.map { module in module.types.contains { project.role($0) == .router } }
    var (presenters, views): (Set<TypeKey>, Set<TypeKey>) = ([], [])
    for index in project.stores {
      let use = project.uses[index]
      guard !use.subject.isExternal, project.role(use.object) == .router else { continue }
      let keeper = project.effectiveSubject(use.subject)
      if let module = project.module(keeper) { hasRouter[module] = true }
      switch project.role(keeper) {
      case .presenter: presenters.insert(keeper)
      case .view: views.insert(keeper)
      default: break
      }
    }
    self.hasRouter = hasRouter
    let presenting = project.modules.indices.filter { number in
      project.isGated[number] && project.modules[number].types.contains { project.role($0) == .presenter }
    }
    let routed = presenting.count { hasRouter[$0] }
    areUsual = routed > 0 && routed * 3 >= presenting.count * 2
    // One alone may be a slip.
    arePresenters = presenters.count >= 2 && views.isEmpty
  }

  /// Whether there is a router that could do something for a type's module.
  func areBeside(_ key: TypeKey, in project: Project) -> Bool { project.module(key).map { hasRouter[$0] } ?? false }
}
