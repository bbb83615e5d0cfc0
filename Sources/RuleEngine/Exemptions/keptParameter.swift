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
      project.table.facts(of: use.file).surface.declarations[Int(use.declaration)].kind == .initializer
    else { return false }
    if use.way == .signature { return !keeping(use.object, minded).isEmpty }
    guard let parameter = project.parameter(withDefault: use), parameter.type != .max else { return false }
    let taken = project.hierarchy.resolver.value(ofType: parameter.type, in: use.file, context: use.declaration).keys
    // `Services.main.session` uses another type. And the property may be no finding itself: its contract has no role,
    // or its value is only passed on.
    return !taken.isEmpty
      && taken.allSatisfy { taken in
        project.hierarchy.inherits(use.object, from: taken)
          && keeping(taken, minded).contains { kept in
            if case .violation = decide(minded.clause, kept, by: minded.subject) { true } else { false }
          }
      }
  }

  private func keeping(_ object: TypeKey, _ minded: MindedUse) -> [Use] {
    project.stores(of: object).filter {
      $0.file == minded.use.file && project.effectiveSubject($0.subject) == minded.subject
    }
  }
}
