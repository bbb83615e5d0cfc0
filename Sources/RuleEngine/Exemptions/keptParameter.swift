import Architecture
import LintRules
import References
import SymbolGraph

/// `init(session: Session) { self.session = session }`: what an initialiser takes and a property keeps is one
/// thing, and the property says it.
extension Judge {
  func isKeptParameter(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard use.way == .signature, use.declaration != .max,
      project.table.files[Int(use.file)].facts.surface.declarations[Int(use.declaration)].kind == .initializer
    else { return false }
    return project.stores(of: use.object).contains {
      $0.file == use.file && project.effectiveSubject($0.subject) == minded.subject
    }
  }
}
