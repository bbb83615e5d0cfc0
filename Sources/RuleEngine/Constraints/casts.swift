import Architecture
import LintRules
import References

extension Judge {
  /// `view as? HomeViewController`, where `view` has one of the types of which the clause says `casting:`. Any use will
  /// do for a clause that says nothing of casts. A contract of no module (a framework's base of all presenters) cannot
  /// be used without a cast by the types that inherit from it.
  func isCast(_ use: Use, as clause: UseClause) -> Bool {
    guard let types = clause.casting else { return true }
    guard let contract = project.typeBeforeCast(use), let module = project.module(contract) else { return false }
    return module == project.module(use.object) && relations.matches(types, contract)
  }
}
