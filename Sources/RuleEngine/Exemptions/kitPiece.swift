import Architecture
import LintRules
import References
import SymbolGraph

extension Judge {
  /// `BalanceViewPresenter` in `WalletUIKit`: how a plain view looks is all that there is to say of it, and the target
  /// is user interface itself. The presenter of a screen that lies there is one like any other, and only what a view is
  /// given counts as its look: colours, fonts, images, alignments.
  func presentsPieceOfKit(_ minded: MindedUse) -> Bool {
    guard project.isOfUITarget(minded.use.file), isLook(minded.use), let module = project.module(minded.subject)
    else { return false }
    let views = project.modules[module].types.filter { project.role($0) == .view && project.nature($0) == .component }
    return !views.isEmpty && !views.contains { project.isScreen($0) }
  }

  private func isLook(_ use: Use) -> Bool {
    let name = project.simpleName(use.object)
    if ["Color", "Font", "Image", "Insets", "Alignment", "Style"].contains(where: { name.hasSuffix($0) }) {
      return true
    }
    // `UIStackView.Alignment` is a value.
    let types = project.table.facts(of: use.file).surface.types
    return types.indices.contains { place in
      types[place].offset == use.offset
        && (types[place].kind == .member || place > 0 && types[place - 1].kind == .member)
    }
  }
}
