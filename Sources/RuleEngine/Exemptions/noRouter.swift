import Architecture
import LintRules
import SymbolGraph

/// A view or presenter that closes a screen or opens a link where no part of its module has a router: to add one for
/// that alone costs more than it gives. This does not hold for navigation to another screen, nor for a module with a
/// presenter where most modules have a router, nor where one finding reports that the module lacks a router.
extension Judge {
  func lacksRouter(_ subject: TypeKey) -> Bool {
    [.view, .presenter].contains(project.role(subject)) && !evidence.routers.areBeside(subject, in: project)
      && !(evidence.routers.areUsual && hasPresenter(subject)) && !hasStandIn
  }

  /// What could ask a router, if there were one.
  private func hasPresenter(_ subject: TypeKey) -> Bool {
    project.module(subject).map { project.modules[$0].types.contains { project.role($0) == .presenter } } ?? false
  }

  /// In a module that lacks a part, another rule reports one finding instead of those of this rule.
  private var hasStandIn: Bool {
    project.rulebook.rulesSwitchedOn.contains { other in
      guard case .complete(let complete)? = other.rule.constraint else { return false }
      return complete.insteadOf.contains { project.rulebook.currentId($0) == rule.rule.id }
    }
  }
}
