import Architecture
import LintRules
import References
import SymbolGraph

/// `extension Price { func makeLabel() -> PriceLabel { … } }` in the file of `PriceLabel`, elsewhere than the entity:
/// how a plain view shows a value is the view's matter. A screen is more than how a value looks.
extension Judge {
  func isAddedForDisplay(_ minded: MindedUse) -> Bool {
    let (file, object) = (minded.use.file, minded.object)
    guard !object.isExternal, !minded.subject.isExternal, project.role(object) == .view, !project.isScreen(object),
      project.table.entity(object).at.file == file
    else { return false }
    let folders = project.table.folders.ofFile
    return folders[Int(project.table.entity(minded.subject).at.file)] != folders[Int(file)]
  }
}
