import Architecture

extension Judge {
  /// `BalanceViewPresenter` in `WalletUIKit`: how a plain view looks is all that there is to say of it, and the target
  /// is user interface itself. The presenter of a screen that lies there is one like any other, and a view controller
  /// is no matter of looks.
  func presentsPieceOfKit(_ minded: MindedUse) -> Bool {
    guard project.isOfUITarget(minded.use.file), !project.isScreen(minded.object),
      let module = project.module(minded.subject)
    else { return false }
    let views = project.modules[module].types.filter { project.role($0) == .view && project.nature($0) == .component }
    return !views.isEmpty && !views.contains { project.isScreen($0) }
  }
}
