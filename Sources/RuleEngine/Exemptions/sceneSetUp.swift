import Architecture
import LintRules
import References

/// In VIP a view controller may wire its own scene in a set-up method, and what it touches for that is not judged.
extension Judge {
  func isSceneSetUp(_ minded: MindedUse) -> Bool {
    let (use, subject, clause) = (minded.use, minded.subject, minded.clause)
    guard project.role(subject) == .view, let member = project.member(around: use.declaration, in: use.file),
      !project.answersTable(member)
    else { return false }
    let isAboutAssembly = clause.isAboutAssembly
    let isOfOtherScene = isAboutAssembly && project.module(use.result ?? use.object) != project.module(subject)
    if !isOfOtherScene, project.isAssembly(member, of: project.module(subject)) { return true }
    // `lazy var interactor = LoginInteractor(presenter)` says in one line what a set-up method would.
    if isAboutAssembly, !isOfOtherScene, project.isInInitialValue(use.node, of: member) { return true }
    // The parts of another scene, made and put together here, are for the rule about assembly; and a set-up in
    // several steps wires what others have made.
    if !isAboutAssembly, isAboutRoles(clause), use.isWritten || project.isWiring(use) { return true }
    return !isAboutAssembly && (use.way == .makes || use.isOnFreshValue) && project.isAssembly(member)
  }
}
