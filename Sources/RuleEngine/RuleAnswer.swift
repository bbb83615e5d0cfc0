/// What one rule says of one reference: its diagnostic, or why there is none although it is of the kind that the rule
/// minds.
public struct RuleAnswer: Sendable, Equatable {
  /// An index into `Rulebook.rules`.
  public var rule: Int
  /// What it says, or why it says nothing.
  public var answer: Answer

  /// A diagnostic, which may yet be suppressed, or the reason why there is none.
  public enum Answer: Sendable, Equatable {
    case reported(Diagnostic)
    case exempt(Decision.Reason)
  }
}
