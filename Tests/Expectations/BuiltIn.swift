import LintRules
import Linter

/// What comes with the program. It never changes, and to put it together is half the work of judging an example:
/// hundreds of tests share it.
public enum BuiltIn {
  /// The rulebook of a preset as it is.
  public static func rulebook(_ preset: String = RuleLibrary.presets[0]) -> Rulebook? { rulebooks[preset] }

  /// What was prepared of the words of a preset, for rulebooks that have no others.
  public static func lexicon(of preset: String) -> Lexicon? { lexicons[preset] }

  private static let lexicons = rulebooks.mapValues { Lexicon([$0]) }

  public static let importVocabularies = RuleLibrary.builtInImportVocabularies.value

  private static let rulebooks = Dictionary(
    uniqueKeysWithValues: RuleLibrary.presets.compactMap { preset in
      builtinRulebook(preset: preset).rulebook.map { (preset, $0) }
    })
}
