import Architecture
import LintRules
import References

/// What the code only passes on, and does not use: an argument, a generic argument of a collaborator, a cast for a
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
      || project.leadsToWhatIsHandedOn(use) || project.isValueForService(use) || project.isAskedForAnother(use)
  }

  /// `var presenter: SearchPresenter<Repository>`: what a collaborator is filled in with is that one's to use.
  private func fillsInCollaborator(_ use: Use) -> Bool {
    guard use.way == .signature || use.way == .stores && !use.isNamed else { return false }
    return project.uses(in: use.file).contains { other in
      other.declaration == use.declaration && other.offset < use.offset
        && other.object != use.object && (project.role(other.object).map(Role.parts.contains) ?? false)
        && isFilledIn(other, by: use)
    }
  }

  /// The type stands in the brackets behind another one, or behind a typealias that hides both.
  private func isFilledIn(_ holder: Use, by use: Use) -> Bool {
    guard use.isNamed else { return holder.way == use.way }
    let types = project.table.facts(of: use.file).surface.types
    guard let node = types.firstIndex(where: { $0.hasName && $0.offset == holder.offset }) else { return false }
    return types[node..<max(node, Int(types[node].end))].contains { $0.hasName && $0.offset == use.offset }
  }
}
