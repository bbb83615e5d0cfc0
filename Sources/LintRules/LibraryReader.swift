import SourceText

/// Reads presets and rules of a library, each once, for callers that build many rulebooks: a tree may have a
/// configuration in each of hundreds of folders. Without it each rulebook would read the same files again.
public struct LibraryReader: Sendable {
  let library: RuleLibrary
  /// Read the examples of the rules, too. `check` does not need them.
  let withExamples: Bool
  private var presets: [String: Decoded<Preset>] = [:]
  private var rules: [RuleOfPreset: Decoded<Rule>] = [:]
  private var rulesOfRuns: (list: [RankedRule], problems: [Problem])?
  private var ids: Set<String>?
  /// The latest rulebook that was built: the next one often says the same.
  private var latest: Rulebook?

  private struct RuleOfPreset: Hashable {
    var id: String
    var preset: String
  }

  public init(_ library: RuleLibrary = .builtIn, withExamples: Bool = false) {
    self.library = library
    self.withExamples = withExamples
  }

  mutating func preset(_ id: String) -> Decoded<Preset> {
    // Unknown ids are not stored: each misspelling is another one.
    guard RuleLibrary.presets.contains(id) else { return library.preset(id) }
    if let known = presets[id] { return known }
    let decoded = library.preset(id)
    presets[id] = decoded
    return decoded
  }

  mutating func rule(_ id: String, preset: String) -> Decoded<Rule> {
    let key = RuleOfPreset(id: id, preset: preset)
    if let known = rules[key] { return known }
    let decoded = library.rule(id, preset: preset, withExamples: withExamples)
    rules[key] = decoded
    return decoded
  }

  /// The rules about the run, which are in force under each preset.
  mutating func rulesAboutRuns() -> (list: [RankedRule], problems: [Problem]) {
    if let rulesOfRuns { return rulesOfRuns }
    let decoded = library.file(at: "Rules/run/preset.yml").map { decodePreset($0.bytes, path: $0.path) }
    let found = (decoded?.value?.preset.rules ?? [], decoded?.problems ?? [])
    rulesOfRuns = found
    return found
  }

  /// The ids of all rules of the library.
  mutating func ruleIds() -> Set<String> {
    if let ids { return ids }
    let found = Set(library.ruleIds)
    ids = found
    return found
  }

  /// Returns an equal rulebook; what it has in common with the one before is in memory once.
  mutating func sharing(_ rulebook: Rulebook) -> Rulebook {
    var rulebook = rulebook
    if let latest { rulebook.share(with: latest) }
    latest = rulebook
    return rulebook
  }
}

extension Rulebook {
  /// Two rulebooks differ in nothing but the place of their configuration and in which files it speaks of.
  public func saysTheSame(as other: Rulebook) -> Bool {
    preset == other.preset && rules == other.rules && gate == other.gate && plainTargets == other.plainTargets
      && hasWords(of: other)
  }

  /// The vocabularies, roles and types from outside are the same, whatever the rules make of them.
  public func hasWords(of other: Rulebook) -> Bool {
    vocabularies == other.vocabularies && roles == other.roles && naming == other.naming && external == other.external
      && hasOwnRules == other.hasOwnRules
  }

  /// Takes over what is equal from another one. Equal parts then cost memory once, and comparing them again costs
  /// nothing.
  fileprivate mutating func share(with other: Rulebook) {
    if roles == other.roles { roles = other.roles }
    if rules == other.rules { rules = other.rules }
    if vocabularies == other.vocabularies { vocabularies = other.vocabularies }
  }
}
