import Parallel
import SourceText

/// Reads presets and rules of a library, each once, for callers that build many rulebooks: a tree may have a
/// configuration in each of hundreds of folders. Without it each rulebook would read the same files again.
public struct LibraryReader: Sendable {
  let library: RuleLibrary
  /// Read the examples of the rules, too. `check` does not need them.
  let withExamples: Bool
  /// On how many threads files are read that do not ask for each other.
  private let jobs: Int
  private var presets: [String: Decoded<Preset>] = [:]
  /// What presets include, by the names of the files: nearly all of it is the same for each preset.
  private var parts: [String: Decoded<PresetFile>] = [:]
  private var rules: [RuleOfPreset: Decoded<Rule>] = [:]
  private var rulesOfRuns: (list: [RankedRule], problems: [Problem])?
  private var ids: Set<String>?
  /// The latest rulebook that was built: the next one often says the same.
  private var latest: Rulebook?

  private struct RuleOfPreset: Hashable {
    var id: String
    var preset: String
  }

  public init(_ library: RuleLibrary = .builtIn, withExamples: Bool = false, jobs: Int = 1) {
    self.library = library
    self.withExamples = withExamples
    self.jobs = jobs
  }

  /// A preset with the vocabularies that it includes.
  mutating func preset(_ id: String) -> Decoded<Preset> {
    if let known = presets[id] { return known }
    guard let file = library.presetFile(id) else {
      let message = "there is no preset \"\(id)\""
      return Decoded(
        value: nil, problems: [Problem(path: "", message: message, suggestion: library.presetHint(id))])
    }
    let decoded = assemble(decodePreset(file.bytes, path: file.path))
    presets[id] = decoded
    return decoded
  }

  /// A preset file with what it includes, in that order, before what it says itself.
  private mutating func assemble(_ decoded: Decoded<PresetFile>) -> Decoded<Preset> {
    var (problems, references) = (decoded.problems, decoded.references)
    guard let own = decoded.value else { return Decoded(value: nil, problems: problems) }
    readParts(own.includes.map(\.name))
    var preset = Preset(id: own.preset.id, summary: own.preset.summary)
    for include in own.includes {
      guard let part = parts[include.name] else {
        let folders = RuleLibrary.includedFolders.joined(separator: " or ")
        problems.append(
          Problem(at: include.place, message: "there is no file \"\(include.name).yml\" in \(folders)"))
        continue
      }
      problems += part.problems
      references += part.references
      if let value = part.value { preset.add(value.preset) }
    }
    preset.add(own.preset)
    return Decoded(value: preset, problems: problems, references: references)
  }

  private mutating func readParts(_ names: [String]) {
    let missing = names.filter { parts[$0] == nil }
      .compactMap { name in library.includedFile(name).map { (name: name, file: $0) } }
    let read = parallelMap(missing, jobs: jobs) { decodePreset($0.file.bytes, path: $0.file.path) }
    for (part, decoded) in zip(missing, read) { parts[part.name] = decoded }
  }

  /// Reads the rules that will be asked for one by one.
  mutating func readRules(_ ids: [String], preset: String) {
    let missing = ids.filter { rules[RuleOfPreset(id: $0, preset: preset)] == nil }
    let read = parallelMap(missing, jobs: jobs) { [library, withExamples] in
      library.rule($0, preset: preset, withExamples: withExamples)
    }
    for (id, decoded) in zip(missing, read) { rules[RuleOfPreset(id: id, preset: preset)] = decoded }
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
