import Architecture
import LintRules
import References
import SymbolGraph

/// `init(session: Session = .shared) { self.session = session }`: what an initialiser takes and a property keeps is one
/// thing, with what it has by default, and the property says it.
extension Judge {
  func isKeptParameter(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard use.declaration != .max,
      project.table.files[Int(use.file)].facts.surface.declarations[Int(use.declaration)].kind == .initializer
    else { return false }
    if use.way == .signature { return keeps(use.object, minded) }
    guard let parameter = project.parameter(withDefault: use), parameter.type != .max else { return false }
    let taken = project.hierarchy.resolver.value(ofType: parameter.type, in: use.file, context: use.declaration).keys
    // A contract without a role may be kept without a finding.
    return !taken.isEmpty
      && taken.allSatisfy {
        project.role($0) != nil && project.role($0) == project.role(use.object) && keeps($0, minded)
      }
  }

  private func keeps(_ object: TypeKey, _ minded: MindedUse) -> Bool {
    project.stores(of: object).contains {
      $0.file == minded.use.file && project.effectiveSubject($0.subject) == minded.subject
    }
  }
}
