import Architecture
import LintRules
import SymbolGraph

/// A view or presenter that closes a screen or opens a link where no part of its module has a router: to add one for
/// that alone costs more than it gives. Going to another screen is another matter, and so it is where one finding says
/// that the router is missing.
extension Judge {
  func lacksRouter(_ subject: TypeKey) -> Bool {
    [.view, .presenter].contains(project.role(subject)) && !evidence.routers.areBeside(subject, in: project)
      && !hasStandIn
  }

  /// Another rule speaks instead of the one at work where a module lacks a part.
  private var hasStandIn: Bool {
    project.rulebook.rulesSwitchedOn.contains { other in
      guard case .complete(let complete)? = other.rule.constraint else { return false }
      return complete.insteadOf.contains { project.rulebook.currentId($0) == rule.rule.id }
    }
  }
}
