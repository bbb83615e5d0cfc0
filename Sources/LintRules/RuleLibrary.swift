import SourceText

/// The files under `Rules/`: presets, vocabularies and rules that come with the program.
public struct RuleLibrary: Sendable {
  /// One of the files. Its text is looked at only when it is needed.
  public struct File: Sendable {
    /// `Rules/viper/view-uses-interactor.yml`
    public var path: String
    private let text: Text

    private enum Text: Sendable {
      case fixed(StaticString)
      case bytes([UInt8])
    }

    public init(path: String, text: StaticString) {
      self.path = path
      self.text = .fixed(text)
    }

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      text = .bytes(bytes)
    }

    /// The text in UTF-8. That of a built-in file is copied each time.
    public var bytes: [UInt8] {
      switch text {
      case .fixed(let text): text.withUTF8Buffer { Array($0) }
      case .bytes(let bytes): bytes
      }
    }

    /// The folder below `Rules/`: `viper`, `shared`, `run`.
    public var folder: String { SlashPath.lastComponent(of: SlashPath.folder(of: path)) }
  }

  /// Sorted by path.
  public let files: [File]

  public init(files: [File]) {
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The library that is built into the program.
  public static var builtIn: RuleLibrary { RuleLibrary(files: builtInRuleFiles) }

  /// The ids of the presets, the most common one first.
  public static let presets = ["viper", "vip", "ribs", "none"]

  /// The word that leaves the choice of a preset to what the modules of the project look like.
  public static let chosenByModules = "auto"

  /// The path is spelled as in `File.path`; nil when there is no such file. A binary search.
  public func file(at path: String) -> File? {
    let place = files.partitionPoint { $0.path >= path }
    return place < files.count && files[place].path == path ? files[place] : nil
  }

  /// The files that hold a rule each.
  public var ruleFiles: [File] {
    files.filter {
      !["vocabularies", "platform", "examples"].contains($0.folder)
        && SlashPath.lastComponent(of: $0.path) != "preset.yml"
    }
  }

  /// The files with examples that a preset has for rules of others.
  public var exampleFiles: [File] { files.filter { $0.folder == "examples" } }

  /// The file of a rule as a preset sees it: its own folder first, then `shared`, then the default preset's folder.
  func ruleFile(_ id: String, preset: String) -> File? {
    for folder in [preset, "shared", "run", RuleLibrary.presets[0]] {
      if let file = file(at: "Rules/\(folder)/\(id).yml") { return file }
    }
    return nil
  }

  /// The ids of all rules, in the order of their files.
  public var ruleIds: [String] { ruleFiles.map { SlashPath.stem(of: $0.path) } }

  /// The file of a preset; nil when there is no such preset.
  func presetFile(_ id: String) -> File? { file(at: "Rules/\(id)/preset.yml") }

  /// The folders of what presets include.
  static let includedFolders = ["Rules/shared/vocabularies", "Rules/platform"]

  /// What a preset includes under a name; nil when there is no such file.
  func includedFile(_ name: String) -> File? {
    RuleLibrary.includedFolders.lazy.compactMap { file(at: "\($0)/\(name).yml") }.first
  }

  /// Reads a rule as a preset sees it; nil without a problem when there is no such rule. A preset may have examples of
  /// its own for a rule that it shares with others: `Rules/vip/examples/<id>.yml`.
  public func rule(_ id: String, preset: String, withExamples: Bool) -> Decoded<Rule> {
    guard let file = ruleFile(id, preset: preset) else { return Decoded(value: nil, problems: []) }
    guard withExamples, let own = self.file(at: "Rules/\(preset)/examples/\(id).yml") else {
      return decodeRule(file.bytes, path: file.path, withExamples: withExamples)
    }
    var rule = decodeRule(file.bytes, path: file.path, withExamples: false)
    let examples = decodeExamples(own.bytes, path: own.path)
    rule.problems += examples.problems
    if let examples = examples.value {
      rule.value?.passing = examples.passing
      rule.value?.failing = examples.failing
    }
    return rule
  }

  /// Reads all rules of the library with their examples, in the order of their files.
  public func allRules() -> Decoded<[Rule]> {
    var all = Decoded<[Rule]>(value: [], problems: [])
    for file in ruleFiles {
      let decoded = decodeRule(file.bytes, path: file.path)
      all.problems += decoded.problems
      all.references += decoded.references
      if let rule = decoded.value { all.value?.append(rule) }
    }
    return all
  }

  func presetHint(_ id: String) -> String {
    didYouMean(id, among: RuleLibrary.presets) ?? "there are " + RuleLibrary.presets.joined(separator: ", ")
  }
}
