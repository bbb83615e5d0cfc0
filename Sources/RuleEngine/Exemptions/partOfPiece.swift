import Architecture
import LintRules
import References
import SymbolGraph

/// A presenter and an interactor without a screen, a router or a builder make a row or a label: a piece of a screen
/// that other types put together (those of a cell where it is dequeued), and no module to which a router could go.
extension Judge {
  func isPartOfPiece(_ minded: MindedUse) -> Bool {
    (minded.use.way == .makes || minded.use.way == .asks) && isOfPiece(minded.object)
  }

  func isOfPiece(_ key: TypeKey) -> Bool {
    guard gated, rule.isGated, !key.isExternal, let module = project.module(key) else { return false }
    return !project.modules[module].types.contains { type in
      [.router, .builder].contains(project.role(type)) || isScreenOrItsContract(type)
    }
  }

  /// The contract of a cell is none of a screen.
  private func isScreenOrItsContract(_ key: TypeKey) -> Bool {
    guard project.role(key) == .view, project.isScreen(key) else { return false }
    let conformers = project.conformers[key.index]
    return conformers.isEmpty || conformers.contains { project.isScreen($0) }
  }
}
