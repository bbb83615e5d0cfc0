import SourceText

/// Words that a rule names: whole vocabularies, or names themselves.
///
/// A word that names a vocabulary of the rulebook is that vocabulary; any other word is a glob over names. (A word with
/// a hyphen can be no Swift name: where no vocabulary is called so, the rulebook reports it.)
public struct WordSet: Sendable, Hashable {
  /// Names of vocabularies.
  public var vocabularies: [String]
  /// Names and globs written out. A dotted name (`IndexPath.row`) is a member of a type.
  public var names: [NamePattern]

  public init(vocabularies: [String] = [], names: [NamePattern] = []) {
    self.vocabularies = vocabularies
    self.names = names
  }

  /// Nothing is named. A vocabulary without entries is named all the same.
  public var isEmpty: Bool { vocabularies.isEmpty && names.isEmpty }
}
