import LintRules
import ProjectModel

extension Judge {
  /// `view as? HomeViewController`, where `view` has one of the types of which the clause says `casting:`. Any use will
  /// do for a clause that says nothing of casts.
  func isCast(_ use: Use, as clause: UseClause) -> Bool {
    guard let types = clause.casting else { return true }
    return project.typeBeforeCast(use).map { project.matches(types, $0) } ?? false
  }
}
