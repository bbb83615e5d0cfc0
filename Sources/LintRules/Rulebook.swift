import SourceText

/// What is in force: a preset, the project's configuration and all rules, merged. Built whole or with all its problems.
public struct Rulebook: Sendable, Equatable {
  /// The id of the preset.
  public var preset: String
  /// The configuration names its preset: then a project that does not look like it is a failure.
  public var isPresetNamed: Bool
  /// The preset's roles with the configuration's additions, then the project's own roles.
  public var roles: [RoleDefinition]
  /// The preset's; no configuration changes it.
  public var naming: Naming
  /// The preset's, also open to the words by which the configuration gives roles.
  public var gate: Gate
  /// By name, with the configuration's changes.
  public var vocabularies: [String: Vocabulary]
  /// The preset's with the configuration's additions.
  public var external: ExternalTypes
  /// Targets of the project's own that the configuration takes out of the user interface.
  public var plainTargets: [NamePattern] = []
  /// The project's own rules, in order of precedence among each other; then the preset's, likewise; then those about
  /// the run. Rules that are off are listed, too.
  public var rules: [RuleInForce]
  /// Ids that rules had before they were renamed, with the ids that these have now.
  public var formerIds: [String: String] = [:]
  /// The configuration as merged (sources, exclude, baseline, minimum-…, origins).
  public var configuration: Configuration

  public init(
    preset: String, isPresetNamed: Bool = false, roles: [RoleDefinition] = [], naming: Naming = Naming(),
    gate: Gate = Gate(), vocabularies: [String: Vocabulary] = [:], external: ExternalTypes = ExternalTypes(),
    rules: [RuleInForce] = [], configuration: Configuration = Configuration()
  ) {
    self.preset = preset
    self.isPresetNamed = isPresetNamed
    self.roles = roles
    self.naming = naming
    self.gate = gate
    self.vocabularies = vocabularies
    self.external = external
    self.rules = rules
    self.configuration = configuration
  }

  /// The rules that are switched on, in order of precedence.
  public var rulesSwitchedOn: [RuleInForce] { rules.filter { $0.severity != .off } }

  /// Whether rules of the project's own are switched on: these may speak of any code.
  public var hasOwnRules: Bool { rules.contains { $0.origin == .custom && $0.severity != .off } }

  /// Switches rules on that are off, as severe as they usually are: the user asks for them by name.
  ///
  /// - Returns: those that were off.
  public mutating func switchOn(_ ids: Set<String>) -> [String] {
    var woken: [String] = []
    for index in rules.indices where rules[index].severity == .off && ids.contains(rules[index].rule.id) {
      rules[index].severity = rules[index].usualSeverity == .off ? .warning : rules[index].usualSeverity
      woken.append(rules[index].rule.id)
    }
    return woken
  }

  /// Also a rule that is off, and one that had this id before; nil when there is none. Looks through all rules.
  public func rule(_ id: String) -> RuleInForce? {
    let id = currentId(id)
    return rules.first { $0.rule.id == id }
  }

  /// What a rule is called now; an id that no rule had before stays as it is.
  public func currentId(_ id: String) -> String { formerIds[id] ?? id }

  /// Nil for a role that neither preset nor configuration knows. `buildRulebook` adds the built-in ones.
  public func definition(of role: Role) -> RoleDefinition? { roles.first { $0.role == role } }

  /// The entries of a vocabulary; none when there is no such vocabulary.
  public func entries(of vocabulary: String) -> [VocabularyEntry] { vocabularies[vocabulary]?.entries ?? [] }

  /// The entries of all vocabularies that are named, and the names that are written out as plain entries.
  public func entries(of words: WordSet) -> [VocabularyEntry] {
    words.vocabularies.flatMap { word in
      // A word in lower case that names no vocabulary is a name: a target called `app`.
      vocabularies[word]?.entries ?? [VocabularyEntry(.name(NamePattern(word)))]
    } + words.names.map { VocabularyEntry(.name($0)) }
  }

  /// The plain names among the entries.
  public func names(of words: WordSet) -> [NamePattern] {
    words.vocabularies.flatMap { vocabularies[$0]?.names ?? [NamePattern($0)] } + words.names
  }
}

/// A rule with what preset and configuration make of it.
public struct RuleInForce: Sendable, Equatable {
  /// Where a rule comes from.
  public enum Origin: Sendable, Hashable {
    case preset
    /// A rule of the project's own; never gated.
    case custom
    /// About the run.
    case run
  }

  /// With the preset's remedy, if it has one; `inherits` and `conforms-to` have names in the place of vocabularies.
  public var rule: Rule
  /// What the configuration says, else the preset; of a project's own rule, else error.
  public var severity: RuleSeverity
  /// How severe it is as long as no configuration speaks of it.
  public var usualSeverity: RuleSeverity
  /// Decides where the rule stands, whether it is gated, and whether it lets off anything that it does not say itself.
  public var origin: Origin
  /// The configuration speaks of it: then it may not be idle.
  public var isNamed: Bool
  /// What the configuration permits; it is kept, as suppressed. The rule's own exceptions are in its constraint.
  public var allow: [Exception]
  /// Only files at these paths or below are judged. Empty: all.
  public var paths: [PathPattern]

  public init(
    rule: Rule, severity: RuleSeverity, usualSeverity: RuleSeverity? = nil, origin: Origin, isNamed: Bool = false,
    allow: [Exception] = [], paths: [PathPattern] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.usualSeverity = usualSeverity ?? severity
    self.origin = origin
    self.isNamed = isNamed
    self.allow = allow
    self.paths = paths
  }
}

/// What follows from where a rule comes from.
extension RuleInForce {
  /// It looks only at modules that pass the preset's gate.
  public var isGated: Bool { origin != .custom }
  /// It looks at all code where it stands: also at code in no type, in extensions of types from outside and in nested
  /// types without a role, and at what test doubles are used for.
  public var seesAllCode: Bool { origin == .custom }
  /// It reports beside other rules instead of in their place, so that a new rule of a project changes nothing in what
  /// the built-in ones report.
  public var reportsBesideOthers: Bool { origin == .custom }
  /// Each of its names and exceptions has to match something. (The built-in ones also speak of code that a project may
  /// not have.)
  public var mustMeetCode: Bool { origin == .custom }
  /// It wants a reference weak only if the reference closes a retain cycle.
  public var wantsOnlyCyclesWeak: Bool { origin != .custom }
  /// Its remedy may name what the finding is about. The remedy of a project's own rule stays as it is written.
  public var tailorsRemedy: Bool { origin == .preset }
}
