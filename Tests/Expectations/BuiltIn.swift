import LintRules

/// What comes with the program. It never changes, and to put it together is half the work of judging an example:
/// hundreds of tests share it.
public enum BuiltIn {
  /// The rulebook of a preset as it is.
  public static func rulebook(_ preset: String = RuleLibrary.presets[0]) -> Rulebook? { rulebooks[preset] }

  public static let importVocabularies = RuleLibrary.builtIn.importVocabularies.value

  private static let rulebooks = Dictionary(
    uniqueKeysWithValues: RuleLibrary.presets.compactMap { preset in
      builtinRulebook(preset: preset).rulebook.map { (preset, $0) }
    })
}
