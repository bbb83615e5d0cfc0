import LintRules
import ProjectModel

extension Judge {
  /// `view as? HomeViewController`, where `view` has one of the types of which the clause says `casting:`. Any use will
  /// do for a clause that says nothing of casts.
  func isCast(_ use: Use, as clause: UseClause) -> Bool {
    guard let types = clause.casting else { return true }
    guard project.isCast(use), let type = project.links(of: use).last?.type else { return false }
    return project.matches(types, type)
  }
}
