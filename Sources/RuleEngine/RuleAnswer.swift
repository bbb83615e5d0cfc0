/// What one rule says about one reference of the kind that it forbids.
public enum RuleAnswer: Sendable, Equatable {
  /// A diagnostic, which may yet be suppressed.
  case reported(Diagnostic)
  /// - rule: an index into `Rulebook.rules`.
  case unreported(rule: Int, Decision.Reason)
}
