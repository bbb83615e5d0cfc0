import LintRules
import SourceText
import SymbolGraph

/// What a clause of a rule says of a use: the only way to a finding, and the only way to a reason why there is none.
/// `check` asks it of all uses, and `why` of those in one file.
enum Decision {
  /// The use is none of its business.
  case none
  /// The use breaks the rule. With `once` only the first of that name in a file is told.
  case violation(Verdict, once: String?)
  /// The clause minds such uses, and lets this one pass.
  case silent(Opinion.Reason)
  /// An exception of the rule or the configuration permits it.
  case excused(Exception)
}
