import Architecture
import LintRules

/// Called a service, and yet it computes, or asks the device or the user: a formatter, haptics, the question for leave.
extension Judge {
  func onlyComputes(_ minded: MindedUse) -> Bool {
    relations.isDataless(minded.object) || project.isPermissionQuestion(minded.use) || project.asksForFlag(minded.use)
      || project.isOnlyAskedForFlags(minded.use, by: minded.subject)
  }
}
