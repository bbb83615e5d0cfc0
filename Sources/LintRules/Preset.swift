import SourceText

/// One pattern of architecture as data: roles, vocabularies, gate, rules and severities (`Rules/<preset>/preset.yml`
/// together with `Rules/shared/`).
public struct Preset: Sendable, Equatable {
  /// As its file says, and the name of its folder below `Rules/`: `viper`. Empty where it names none.
  public var id: String
  /// One sentence about the pattern. Empty when the file has none.
  public var summary: String
  /// At most one for each role, in the order of the files, included ones first. A built-in role may be missing.
  public var roles: [RoleDefinition]
  /// The words of the included files and its own.
  public var naming: Naming
  /// Empty in `none`.
  public var gate: Gate
  /// At most one for each name, in the order of the files; the entries of included files come first.
  public var vocabularies: [Vocabulary]
  /// Of the included files and its own; of a member that several describe the last description counts.
  public var external: ExternalTypes
  /// What each of its rules lets pass, beside what the rule says itself.
  public var exempt = ExemptionSet()
  /// In order of precedence, those that are off included.
  public var rules: [RankedRule]

  public init(
    id: String, summary: String = "", roles: [RoleDefinition] = [], naming: Naming = Naming(), gate: Gate = Gate(),
    vocabularies: [Vocabulary] = [], external: ExternalTypes = ExternalTypes(), rules: [RankedRule] = []
  ) {
    self.id = id
    self.summary = summary
    self.roles = roles
    self.naming = naming
    self.gate = gate
    self.vocabularies = vocabularies
    self.external = external
    self.rules = rules
  }
}

/// A rule's place in the order of precedence, and how much it weighs there.
public struct RankedRule: Sendable, Equatable {
  /// Of the rule: the stem of its file.
  public var id: String
  /// As long as no configuration says another.
  public var severity: RuleSeverity
  /// What to do instead in this pattern; nil: what the rule itself advises.
  public var remedy: String?

  public init(id: String, severity: RuleSeverity, remedy: String? = nil) {
    self.id = id
    self.severity = severity
    self.remedy = remedy
  }
}

/// What must be there before a module is judged by role rules: each selector is met by some component or contract of
/// the module. Empty: every module is judged.
public struct Gate: Sendable, Equatable {
  /// All must be met. A list among the items of `gate:` is one requirement: any of its selectors meets it.
  public var requirements: [Selector]
  /// Types that show that a module follows another pattern, whatever its parts are called: one such type keeps it out.
  public var exclusions: [Exclusion]

  /// Types that show another pattern.
  public struct Exclusion: Sendable, Equatable {
    /// The id of the other pattern's preset.
    public var preset: String
    /// One of these among the types of a module is enough.
    public var types: Selector

    public init(preset: String, types: Selector) {
      self.preset = preset
      self.types = types
    }
  }

  public init(requirements: [Selector] = [], exclusions: [Exclusion] = []) {
    self.requirements = requirements
    self.exclusions = exclusions
  }

  /// Where a requirement asks for a role, the types to which a configuration gives that role meet it, too, by the words
  /// that the configuration says.
  mutating func admit(_ role: Role, _ definition: RoleDefinition) {
    let words =
      definition.suffixes.map { Selector.name(NamePattern("*\($0.suffix)*")) } + definition.types.map(Selector.name)
      + definition.conformsTo.map(Selector.conformsTo) + definition.paths.map(Selector.path)
    guard !words.isEmpty else { return }
    for index in requirements.indices where requirements[index].asksFor(role) {
      requirements[index] = .any([requirements[index], .all([.role(role), .any(words)])])
    }
  }
}

/// The words by which a role is found. The strata are those of SEMANTICS.md §2.
public struct RoleDefinition: Sendable, Equatable {
  /// No other definition of the same preset or rulebook is of this role.
  public var role: Role
  /// Stratum 1: names (or globs over names) that the configuration gives the role.
  public var types: [NamePattern]
  /// Stratum 2: external superclasses and protocols.
  public var supertypes: [SupertypeForm]
  /// Stratum 2, the configuration's `conforms-to`: the project's own or external types.
  public var conformsTo: [NamePattern]
  /// Stratum 3, to be tried longest first.
  public var suffixes: [SuffixForm]
  /// Stratum 5: names of contracts (protocols and compositions only).
  public var contracts: [NamePattern]
  /// Stratum 5: names of contracts that count only when a partner of the module exists (`*View`).
  public var contractsWithPartner: [NamePattern]
  /// Stratum 4: names of contracts that say nothing but that they are contracts: such a contract has the role of the
  /// types that conform to it (`*Presentable`).
  public var contractsOfConformers: [NamePattern]
  /// Stratum 2: protocols from outside whose refinements have the role, too (`Buildable`).
  public var baseContracts: [NamePattern]
  /// Stratum 7: names of folders.
  public var folders: [NamePattern]
  /// Stratum 7: names of files.
  public var files: [NamePattern]
  /// Stratum 7: paths that the configuration gives the role.
  public var paths: [PathPattern]
  /// A type that inherits from or conforms to one of these does not have the role, whatever its name.
  public var never: [NamePattern]
  /// Like `never`, for values and for classes without functions: these do nothing but store data.
  public var neverData: [NamePattern]

  public init(
    role: Role, types: [NamePattern] = [], supertypes: [SupertypeForm] = [], conformsTo: [NamePattern] = [],
    suffixes: [SuffixForm] = [], contracts: [NamePattern] = [], contractsWithPartner: [NamePattern] = [],
    contractsOfConformers: [NamePattern] = [], baseContracts: [NamePattern] = [], folders: [NamePattern] = [],
    files: [NamePattern] = [], paths: [PathPattern] = [], never: [NamePattern] = [],
    neverData: [NamePattern] = []
  ) {
    self.role = role
    self.types = types
    self.supertypes = supertypes
    self.conformsTo = conformsTo
    self.suffixes = suffixes
    self.contracts = contracts
    self.contractsWithPartner = contractsWithPartner
    self.contractsOfConformers = contractsOfConformers
    self.baseContracts = baseContracts
    self.folders = folders
    self.files = files
    self.paths = paths
    self.never = never
    self.neverData = neverData
  }
}

/// An external superclass or protocol that gives a role.
public struct SupertypeForm: Sendable, Equatable {
  /// Of the type without the names around it and without generic arguments.
  public var name: NamePattern
  /// Counts only where one of these targets is imported or vendored. Empty: everywhere.
  public var whereImported: [String]

  public init(name: NamePattern, whereImported: [String] = []) {
    self.name = name
    self.whereImported = whereImported
  }
}

/// A suffix that gives a role.
public struct SuffixForm: Sendable, Equatable {
  /// What a component must do besides, for its suffix to count.
  public enum Condition: String, Sendable, Hashable, CaseIterable {
    case none
    /// A class that navigates or makes modules (`Coordinator`).
    case navigates
    /// It makes or returns a part of a module (`Factory`).
    case assembles
    /// Its own code uses a type from outside that fetches or keeps data (`Manager`, `Helper`).
    case touchesData
    /// The same, or it stores a service (`Loader`).
    case touchesDataOrStoresService

    /// Words with this condition are too common to say anything of a module: `RoomLoaderPresenter` is of `RoomLoader`.
    public var isShedFromModules: Bool { self != .touchesData && self != .touchesDataOrStoresService }
  }

  /// What names end in, case and all, once decorations are stripped: `Presenter`.
  public var suffix: String
  /// `.none` for all that a configuration says.
  public var condition: Condition
  /// Only declarations of these kinds. Empty: any.
  public var kinds: [DeclarationKind]

  public init(_ suffix: String, condition: Condition = .none, kinds: [DeclarationKind] = []) {
    self.suffix = suffix
    self.condition = condition
    self.kinds = kinds
  }
}

/// Words in names that say nothing about a role.
public struct Naming: Sendable, Equatable {
  /// Stripped from the end of a name before its suffix is looked for: `Impl`, `Protocol`.
  public var decorationSuffixes: [String]
  /// Stripped from the start, before a capital: `Default`, `Real`, `I`.
  public var decorationPrefixes: [String]
  /// Suffixes of a role that count for nothing behind another suffix.
  public var faintSuffixes: [String]
  /// Protocols that begin so, before a capital, say what a type has, and play no role: `HasUserService`.
  public var mixinPrefixes: [String]
  /// Between two roles in the name of a contract these say which role speaks to which: `To`.
  public var directionWords: [String]
  /// Shed by namespaces and module names: `Contract`, `Scene`.
  public var moduleWords: [String]
  /// Folders that hold a layer of a feature and say nothing of the feature: `Views`, `User Interface`.
  public var layerFolders: [String]
  /// Contracts that keep the role of their name and never outvote a suffix: `*Output`, `*Delegate`.
  public var weakContracts: [NamePattern]
  /// Prefixes and suffixes of test doubles: `Mock`, `Spy`.
  public var testDoubles: [String]
  /// Files that import one of these are read but never judged: `XCTest`.
  public var testImports: [String]

  public init(
    decorationSuffixes: [String] = [], decorationPrefixes: [String] = [], faintSuffixes: [String] = [],
    mixinPrefixes: [String] = [], directionWords: [String] = [], moduleWords: [String] = [],
    layerFolders: [String] = [], weakContracts: [NamePattern] = [], testDoubles: [String] = [],
    testImports: [String] = []
  ) {
    self.decorationSuffixes = decorationSuffixes
    self.decorationPrefixes = decorationPrefixes
    self.faintSuffixes = faintSuffixes
    self.mixinPrefixes = mixinPrefixes
    self.directionWords = directionWords
    self.moduleWords = moduleWords
    self.layerFolders = layerFolders
    self.weakContracts = weakContracts
    self.testDoubles = testDoubles
    self.testImports = testImports
  }
}
