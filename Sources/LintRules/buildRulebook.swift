import SourceText

/// A rulebook, or all that is wrong with what it should be made of.
public struct RulebookBuild: Sendable, Equatable {
  /// Nil when there is a problem of severity error.
  public var rulebook: Rulebook?
  /// By path, line and column, with warnings. What was wrong with the text of the configuration is not among them.
  public var problems: [Problem]

  public init(rulebook: Rulebook?, problems: [Problem]) {
    self.rulebook = rulebook
    self.problems = problems
  }
}

/// Merges a preset, a configuration and the rules of both.
///
/// - Parameters:
///   - configuration: As `resolveConfiguration` made it whole.
///   - preset: A preset that wins over the configuration's (`--preset`).
///   - library: Where presets and rules come from.
///   - withExamples: Read the examples of the built-in rules, too. `check` does not need them.
public func buildRulebook(
  _ configuration: Configuration = Configuration(), preset: String? = nil, library: RuleLibrary = .builtIn,
  withExamples: Bool = false
) -> RulebookBuild {
  var reader = LibraryReader(library, withExamples: withExamples)
  return buildRulebook(configuration, preset: preset, reader: &reader)
}

/// Merges a preset, a configuration and the rules of both, for callers that build many rulebooks.
///
/// - Parameter reader: what has been read of the library so far.
public func buildRulebook(
  _ configuration: Configuration, preset: String?, reader: inout LibraryReader
) -> RulebookBuild {
  var builder = RulebookBuilder(configuration: configuration, reader: reader)
  var build = builder.build(preset: preset)
  reader = builder.reader
  build.rulebook = build.rulebook.map { reader.sharing($0) }
  return build
}

/// The rulebook of a preset as it is, without a configuration.
public func builtinRulebook(preset: String = RuleLibrary.presets[0], withExamples: Bool = false) -> RulebookBuild {
  buildRulebook(preset: preset, withExamples: withExamples)
}

private struct RulebookBuilder {
  /// Names rules by the ids that they have now, once the rules are known.
  var configuration: Configuration
  var reader: LibraryReader
  var problems: [Problem] = []
  var references: [Reference] = []
  /// The preset is not the one that was asked for: it is unknown which rules that has.
  var isGuess = false

  init(configuration: Configuration, reader: LibraryReader) {
    self.configuration = configuration
    self.reader = reader
  }

  mutating func build(preset override: String?) -> RulebookBuild {
    // `auto` leaves the choice to the caller, which sees the modules and passes its choice as `override`.
    let override = override == RuleLibrary.chosenByModules ? nil : override
    let named = configuration.preset.flatMap { $0.name == RuleLibrary.chosenByModules ? nil : $0.name }
    let id = override ?? named ?? RuleLibrary.presets[0]
    let decoded = reader.preset(id)
    guard let preset = decoded.value else {
      // The place is that of the word, when a configuration wrote it.
      problems += decoded.problems.map { problem in
        var problem = problem
        if override == nil, problem.path.isEmpty, let place = configuration.preset?.place {
          problem.path = place.path
          (problem.position, problem.end) = (place.position, place.end)
        }
        return problem
      }
      if !RuleLibrary.presets.contains(id) { problems += otherMistakes(besides: id) }
      return RulebookBuild(rulebook: nil, problems: problems.sorted())
    }
    problems += decoded.problems
    references += decoded.references + configuration.references
    var rulebook = Rulebook(
      preset: id, isPresetNamed: override != nil || named != nil, roles: preset.roles,
      naming: preset.naming, gate: preset.gate, external: preset.external, configuration: configuration)
    if !configuration.platform.isEmpty { rulebook.external.add(configuration.platform) }
    for role in Role.builtIn where rulebook.definition(of: role) == nil {
      rulebook.roles.append(RoleDefinition(role: role))
    }
    addRoles(to: &rulebook)
    addVocabularies(preset.vocabularies, to: &rulebook)
    takeFormerIds(preset, to: &rulebook)
    addRules(preset, to: &rulebook)
    checkReferences(rulebook)
    checkOwnNames(preset)
    for rule in rulebook.rules where rule.origin == .custom { checkWords(of: rule.rule, rulebook) }
    let isTrusted = !problems.contains { $0.severity == .error }
    return RulebookBuild(rulebook: isTrusted ? rulebook : nil, problems: problems.sorted())
  }

  /// What would be wrong under the preset that was probably meant: a misspelt preset shall not hide the rest.
  private func otherMistakes(besides id: String) -> [Problem] {
    let meant = closestMatch(to: id, among: RuleLibrary.presets) ?? RuleLibrary.presets[0]
    var other = RulebookBuilder(configuration: configuration, reader: reader)
    other.isGuess = true
    return other.build(preset: meant).problems
  }

  private mutating func report(_ place: Place, _ message: String, _ suggestion: String? = nil) {
    problems.append(Problem(at: place, message: message, suggestion: suggestion))
  }

  private func addRoles(to rulebook: inout Rulebook) {
    for setting in configuration.roles {
      let definition = RoleDefinition(
        role: setting.role, types: setting.types, conformsTo: setting.conformsTo,
        suffixes: setting.suffixes.map { SuffixForm($0) }, paths: setting.paths)
      // What the author says of a suffix goes without the preset's conditions, and opens the gate as the preset's words
      // do.
      for index in rulebook.roles.indices {
        rulebook.roles[index].suffixes.removeAll { $0.condition != .none && setting.suffixes.contains($0.suffix) }
      }
      rulebook.gate.admit(setting.role, definition)
      if let index = rulebook.roles.firstIndex(where: { $0.role == setting.role }) {
        rulebook.roles[index].add(definition)
      } else {
        rulebook.roles.append(definition)
      }
    }
  }

  private mutating func addVocabularies(_ vocabularies: [Vocabulary], to rulebook: inout Rulebook) {
    for vocabulary in vocabularies { rulebook.vocabularies[vocabulary.name] = vocabulary }
    for change in [configuration.uiTargets].compactMap({ $0 }) + configuration.vocabularies {
      var entries = rulebook.entries(of: change.name)
      for entry in change.remove {
        // What is removed is named by what it is, without its details.
        let count = entries.count
        entries.removeAll { $0.form == entry.form && (entry.on.isEmpty || $0.on == entry.on) }
        if entries.count == count {
          let names = entries.compactMap { if case .name(let pattern) = $0.form { pattern.text } else { nil } }
          let text = entry.form.text
          let suggestion = didYouMean(text, among: names)
          // A target of the project's own counts by its name or by what it re-exports, and may be taken out as well.
          if change.name == Vocabulary.uiTargets, suggestion == nil, let name = entry.name {
            rulebook.plainTargets.append(name)
            continue
          }
          report(
            change.place, "the vocabulary \"\(change.name)\" has no entry \"\(text)\" to remove", suggestion)
        }
      }
      entries += change.add.filter { !entries.contains($0) }
      rulebook.vocabularies[change.name] = Vocabulary(name: change.name, entries: entries)
    }
  }

  private mutating func addRules(_ preset: Preset, to rulebook: inout Rulebook) {
    let settings = Dictionary(configuration.rules.map { ($0.id, $0) }) { $1 }
    let vocabularies = rulebook.vocabularies
    func inForce(_ rule: Rule, _ severity: RuleSeverity, _ origin: RuleInForce.Origin) -> RuleInForce {
      let setting = settings[rule.id]
      return RuleInForce(
        rule: rule.expanding(vocabularies), severity: setting?.severity ?? severity, usualSeverity: severity,
        origin: origin, isNamed: setting != nil || origin == .custom,
        allow: (setting?.allow ?? []).map { $0.expanding(vocabularies) }, paths: setting?.paths ?? [])
    }
    let builtIn = configuration.customRules.isEmpty ? [] : reader.ruleIds()
    var custom: Set<String> = []
    for case .written(let rule) in configuration.customRules {
      if builtIn.contains(rule.id) {
        report(rule.place, "there is a built-in rule \"\(rule.id)\" already", "give yours another id")
      } else if !custom.insert(rule.id).inserted {
        report(rule.place, "two rules are called \"\(rule.id)\"")
      } else if rule.constraint == nil {
        report(rule.place, "the rule \"\(rule.id)\" needs the key \"constraint\"")
      } else {
        rulebook.rules.append(inForce(rule, .error, .custom))
      }
    }
    let run = reader.rulesAboutRuns()
    problems += run.problems
    let ranked: [(list: [RankedRule], origin: RuleInForce.Origin)] = [
      (preset.rules, .preset), (run.list, .run),
    ]
    for (list, origin) in ranked {
      for entry in list {
        let decoded = reader.rule(entry.id, preset: rulebook.preset)
        problems += decoded.problems
        references += decoded.references
        if let rule = decoded.value {
          var rule = inForce(rule, entry.severity, origin)
          if let remedy = entry.remedy { rule.rule.remedy = remedy }
          if origin == .preset { rule.rule.exempt.formUnion(preset.exempt) }
          rulebook.rules.append(rule)
        } else if decoded.problems.isEmpty {
          let path = "Rules/\(origin == .run ? "run" : rulebook.preset)/preset.yml"
          problems.append(Problem(path: path, message: "there is no file of the rule \"\(entry.id)\""))
        }
      }
    }
  }

  /// Finds out which rules were renamed, and reads the configuration as if it had named them by their new ids. Each
  /// place that names an old one is said.
  private mutating func takeFormerIds(_ preset: Preset, to rulebook: inout Rulebook) {
    var rules = configuration.customRules.compactMap { rule -> Rule? in
      if case .written(let rule) = rule { rule } else { nil }
    }
    let run = reader.rulesAboutRuns().list
    reader.readRules((preset.rules + run).map(\.id), preset: rulebook.preset)
    for entry in preset.rules + run {
      if let rule = reader.rule(entry.id, preset: rulebook.preset).value { rules.append(rule) }
    }
    let ids = Set(rules.map(\.id))
    for rule in rules {
      for former in rule.renamedFrom {
        if ids.contains(former) {
          report(rule.place, "\"\(rule.id)\" was renamed from \"\(former)\", and there is a rule of that id")
        } else if let other = rulebook.formerIds.updateValue(rule.id, forKey: former), other != rule.id {
          report(rule.place, "\"\(other)\" and \"\(rule.id)\" were both renamed from \"\(former)\"")
        }
      }
    }
    guard !rulebook.formerIds.isEmpty else { return }
    configuration.nameRules(by: rulebook.formerIds)
    rulebook.configuration = configuration
    for index in references.indices where references[index].kind == .rule {
      guard let current = rulebook.formerIds[references[index].name] else { continue }
      problems.append(
        Problem(
          .warning, at: references[index].place,
          message: "the rule \"\(references[index].name)\" is called \"\(current)\" now",
          suggestion: "write \"\(current)\""))
      references[index].name = current
    }
  }

  /// A misspelt role or vocabulary is one of the project's own, and says nothing. No harm is done, so that it is said
  /// and does not stop the run.
  private mutating func checkOwnNames(_ preset: Preset) {
    func isUsed(_ kind: Reference.Kind, _ name: String) -> Bool {
      references.contains { $0.kind == kind && $0.name == name }
    }
    func warn(_ place: Place, _ message: String, _ suggestion: String?) {
      problems.append(Problem(.warning, at: place, message: message, suggestion: suggestion))
    }
    let roles = Set(Role.builtIn + preset.roles.map(\.role)).map(\.name).sorted()
    for setting in configuration.roles where !roles.contains(setting.role.name) {
      let name = setting.role.name
      guard !isUsed(.role, name), let suggestion = didYouMean(name, among: roles) else { continue }
      warn(setting.place, "\"\(name)\" is a new role, and no rule uses it", suggestion)
    }
    let vocabularies = Set(preset.vocabularies.map(\.name) + Vocabulary.wellKnown).sorted()
    for change in configuration.vocabularies where !vocabularies.contains(change.name) {
      guard !isUsed(.vocabulary, change.name) else { continue }
      warn(
        change.place, "\"\(change.name)\" is a new vocabulary, and no rule uses it",
        didYouMean(change.name, among: vocabularies))
    }
  }

  /// `to: { calls: print }` would never match: a name is not a call, and a vocabulary of the one is none of the other.
  private mutating func checkWords(of rule: Rule, _ rulebook: Rulebook) {
    let clauses: [UseClause]
    switch rule.constraint {
    case .forbid(let list), .only(let list): clauses = list
    default: return
    }
    func isCall(_ entry: VocabularyEntry) -> Bool { if case .name = entry.form { false } else { true } }
    /// Whether some word says nothing of the kind that is asked for.
    func isUnmatched(_ words: WordSet, _ fits: (VocabularyEntry) -> Bool) -> Bool {
      words.names.contains { !fits(VocabularyEntry(.name($0))) }
        || words.vocabularies.contains { name in
          // What has a hyphen and is no vocabulary has been reported.
          (rulebook.vocabularies[name] != nil || !name.contains("-"))
            && !rulebook.entries(of: WordSet(vocabularies: [name])).contains(where: fits)
        }
    }
    for clause in clauses {
      if isUnmatched(clause.to.calls, isCall) {
        report(
          rule.place, "`calls:` of the rule \"\(rule.id)\" names something that lists no calls",
          "name a vocabulary with entries such as { call: \"log(_:)\" }; types go under names:")
      }
      for (key, words) in [("names", clause.to.names), ("imports", clause.to.imports)]
      where isUnmatched(words, { !isCall($0) }) {
        report(
          rule.place, "`\(key):` of the rule \"\(rule.id)\" names a vocabulary that lists no names",
          "calls go under calls:")
      }
    }
  }

  /// Every name that the author wrote must mean something.
  private mutating func checkReferences(_ rulebook: Rulebook) {
    let roles = rulebook.roles.map(\.role.name)
    let rules = rulebook.rules.map(\.rule.id)
    let (knownRoles, knownRules) = (Set(roles), Set(rules))
    let vocabularies = rulebook.vocabularies.keys.sorted()
    for reference in references {
      switch reference.kind {
      case .role:
        if knownRoles.contains(reference.name) { continue }
        report(
          reference.place, "there is no role \"\(reference.name)\"",
          didYouMean(reference.name, among: roles) ?? "a role of your own is declared under roles:")
      case .rule:
        if knownRules.contains(reference.name) { continue }
        let elsewhere = reader.ruleIds().contains(reference.name)
        if elsewhere && isGuess { continue }
        report(
          reference.place,
          elsewhere
            ? "the preset \"\(rulebook.preset)\" has no rule \"\(reference.name)\""
            : "there is no rule \"\(reference.name)\"",
          elsewhere ? nil : didYouMean(reference.name, among: rules))
      case .vocabulary:
        if rulebook.vocabularies[reference.name] != nil { continue }
        // A word without a hyphen may be the name of something written in lower case: a target called `app`.
        let suggestion = didYouMean(reference.name, among: vocabularies)
        if reference.name.contains("-") || suggestion != nil {
          report(reference.place, "there is no vocabulary \"\(reference.name)\"", suggestion)
        }
      }
    }
  }
}

extension VocabularyEntry.Form {
  /// What the entry is about, as it was written.
  public var text: String {
    switch self {
    case .name(let pattern), .makes(let pattern), .sets(let pattern), .segue(let pattern): pattern.text
    case .call(let pattern), .overrides(let pattern): pattern.text
    }
  }
}
