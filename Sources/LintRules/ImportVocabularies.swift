import SourceText

/// What `check --fix` knows of imports (`Rules/shared/vocabularies/imports.yml`), to delete one and never break a
/// build.
///
/// No preset includes the file: it is long, and a run without `--fix` has no use for it.
public struct ImportVocabularies: Sendable, Equatable {
  /// Targets whose names have a prefix of `broughtNames`, and may be deleted.
  public var deletable: Set<String>
  /// Targets that may be deleted where every name of the file is known to come from elsewhere.
  public var deletableOfPlainNames: Set<String>
  /// Targets that bring Foundation along, itself among them; those that may be deleted are not listed again.
  public var foundationExporters: Set<String>
  /// Names that UI targets declare or re-export, most by prefix: `UI*`, `CG*`. Foundation's are among them.
  public var broughtNames: NameList
  /// Names that come from a target which the file has to import for it.
  public var namesOfOtherTargets: [VocabularyEntry]
  /// What `import Foundation` gives: its own names, those of CoreFoundation, Dispatch and the C library.
  public var foundationNames: NameList
  /// Members that Foundation adds to the standard library's types, and some of its own: `absoluteString`.
  public var foundationMembers: NameList
  /// Labels of initialisers that Foundation adds to the standard library's types: `format` of `String(format:)`.
  public var foundationLabels: NameList
  /// Types and functions of the standard library.
  public var swiftNames: NameList
  /// Members of the standard library's types.
  public var swiftMembers: NameList
}

/// Names and globs, to be asked often.
public struct NameList: Sendable, Equatable {
  private var literals: Set<String> = []
  /// By their first byte; those that begin with a wildcard under 0.
  private var globs: [UInt8: [NamePattern]] = [:]

  init(_ patterns: [NamePattern]) {
    for pattern in patterns {
      if pattern.isLiteral {
        literals.insert(pattern.text)
      } else {
        let first = pattern.text.utf8.first ?? 0
        globs[first == UInt8(ascii: "*") || first == UInt8(ascii: "?") ? 0 : first, default: []].append(pattern)
      }
    }
  }

  /// Whether the name is in the list or matches a glob of it. Asks only globs with its first byte or a wildcard first.
  public func contains(_ name: String) -> Bool {
    func matches(_ first: UInt8) -> Bool { globs[first]?.contains { $0.matches(name) } ?? false }
    return name.utf8.first.map(matches) ?? false || matches(0) || literals.contains(name)
  }
}

extension RuleLibrary {
  /// Those that come with the program, read once: they never change.
  public static let builtInImportVocabularies = builtIn.importVocabularies

  /// Reads the vocabularies about imports.
  public var importVocabularies: Decoded<ImportVocabularies> {
    let path = "Rules/shared/vocabularies/imports.yml"
    guard let file = file(at: path) else {
      return Decoded(value: nil, problems: [Problem(path: path, message: "there is no such file")])
    }
    let decoded = decodePreset(file.bytes, path: path)
    var problems = decoded.problems
    func entries(_ name: String) -> [VocabularyEntry] {
      let entries = decoded.value?.preset.vocabularies.first { $0.name == name }?.entries ?? []
      if entries.isEmpty { problems.append(Problem(path: path, message: "the vocabulary \"\(name)\" is missing")) }
      return entries
    }
    func names(_ name: String) -> NameList { NameList(Vocabulary(name: name, entries: entries(name)).names) }
    func words(_ name: String) -> Set<String> {
      Set(Vocabulary(name: name, entries: entries(name)).names.map(\.text))
    }
    let value = ImportVocabularies(
      deletable: words("deletable-imports"), deletableOfPlainNames: words("deletable-imports-of-plain-names"),
      foundationExporters: words("foundation-exporters"), broughtNames: names("brought-names"),
      namesOfOtherTargets: entries("names-of-other-targets"),
      foundationNames: names("foundation-names"), foundationMembers: names("foundation-members"),
      foundationLabels: names("foundation-labels"), swiftNames: names("swift-names"),
      swiftMembers: names("swift-members"))
    return Decoded(value: problems.isEmpty ? value : nil, problems: problems)
  }
}
