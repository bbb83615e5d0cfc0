import LintRules
import SourceText

/// A name in a project's own rule that matches nothing: mostly it is misspelt, or what it named has moved away.
public struct UnmatchedName: Sendable, Hashable {
  /// What it is that there is none of. Types are also those from outside that the code mentions.
  public enum Kind: Sendable, Hashable {
    case role, type, member, module, target, path
    /// All names of the layer mean something, and still nothing lies in it.
    case layer
  }
  /// What the rule meant to name.
  public var kind: Kind
  /// As it was written; of a layer its number, from 1.
  public var text: String
  /// The key of the rule under which it stands: `to`.
  public var key: String
  /// A name that is near.
  public var suggestion: String?
}
