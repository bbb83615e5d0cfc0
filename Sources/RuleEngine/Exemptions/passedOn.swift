import Architecture
import LintRules
import References

/// What is handed on, and asked for nothing here: an argument, what a collaborator is filled in with, a cast for a
/// router.
extension Judge {
  func isOnlyPassedOn(_ minded: MindedUse) -> Bool {
    let use = minded.use
    if minded.clause.casting != nil { return project.isCastToBeHandedOn(use) }
    return fillsInCollaborator(use) || project.isInstancePassedOn(use) || project.onlyHandsOn(use, minded.subject)
  }

  /// What is only passed on counts as assembly wherever it happens.
  func isPassedOn(_ clause: UseClause, _ use: Use) -> Bool {
    guard clause.notWithin.contains(where: { $0.assembly == true }) else { return false }
    return use.isPassedOnward || project.isWiring(use) || project.isDefault(use) || project.isBeingAssembled(use)
      || project.leadsToWhatIsHandedOn(use)
  }

  /// `var presenter: SearchPresenter<Repository>`: what a collaborator is filled in with is that one's to use.
  private func fillsInCollaborator(_ use: Use) -> Bool {
    guard use.way == .signature || use.way == .stores && !use.isNamed else { return false }
    return project.uses[project.usesOfFile[use.file]].contains { other in
      other.declaration == use.declaration && other.offset < use.offset && isFilledIn(other, by: use)
        && other.object != use.object && (project.role(other.object).map(Role.parts.contains) ?? false)
    }
  }

  /// What stands in the brackets behind a type is mentioned with it.
  private func isFilledIn(_ holder: Use, by use: Use) -> Bool {
    holder.way == use.way || holder.way == .stores && use.way == .signature
  }
}
