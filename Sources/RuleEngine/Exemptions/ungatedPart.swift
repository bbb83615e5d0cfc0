import Architecture
import LintRules
import References
import SymbolGraph

/// What is made or asked for, where it does not belong to a module that passes the gate. If its type is only
/// `UIViewController`, the code of the member that returns it says more.
extension Judge {
  func isOutsideTheGate(_ minded: MindedUse) -> Bool {
    let (use, object) = (minded.use, minded.object)
    if !object.isExternal { return !isOfPattern(object) || isOfPiece(object) }
    let made = use.member.map { project.partsMade(in: $0) } ?? []
    if made.isEmpty { return project.role(use.object) != .builder && !isOfPattern(use.object) }
    return !made.contains { isOfPattern($0) }
  }

  /// A presenter and an interactor without a screen, a router or a builder make a row or a label: a piece of a screen
  /// that other types put together, and no module to which a router could navigate.
  func isOfPiece(_ key: TypeKey) -> Bool {
    guard gated, rule.isGated, let module = project.module(key) else { return false }
    return !project.modules[module].types.contains { type in
      [.router, .builder].contains(project.role(type)) || project.role(type) == .view && project.isScreen(type)
    }
  }
}
