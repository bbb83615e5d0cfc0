import SourceText

/// What a `.viperlint.yml` says (CONFIGURATION.md), with everything that it extends merged in.
public struct Configuration: Sendable, Equatable {
  /// The file, as it was handed in; empty for "there is none".
  public var path: String
  /// Nil when no preset is named.
  public var preset: Named?
  /// Other configurations, relative to the folder of this one. Empty after merging.
  public var extends: [Named]
  /// What `check` without paths reads. Nil: the folder of the configuration.
  public var sources: [PathPattern]?
  /// What is never read, beside what SEMANTICS.md §2 leaves out; not even where its path is given.
  /// The key replaces that of an extended file.
  public var exclude: [PathPattern]
  /// As written; counts from where patterns of that file count from. Nil: `.viperlint-baseline.json`, if it is there.
  public var baseline: String?
  /// At most one for each rule.
  public var rules: [RuleSetting]
  /// At most one for each role; those of extended files come first.
  public var roles: [RoleSetting]
  /// The key `ui-targets`; its name is `Vocabulary.uiTargets`. Counts before `vocabularies`. Nil: nothing is changed.
  public var uiTargets: VocabularyChange?
  /// At most one for each name, which may be `ui-targets` again; those that only extended files have come first.
  public var vocabularies: [VocabularyChange]
  /// What libraries mean, beside what the preset knows.
  public var platform: ExternalTypes
  /// In order of precedence among each other, those of extended files first. All are `written` once the files are read.
  public var customRules: [CustomRule]
  /// Percent of the member accesses in role code that must resolve.
  public var minimumResolved: Double?
  /// Swift files with more bytes are not read. Nil: those with more than 16 MB.
  public var maxFileSize: Int?
  /// The oldest viperlint that may run; of several files that say it the highest. Nil: any.
  public var minimumVersion: Version?
  /// Where each value is written, by its dotted key (`rules.view-uses-entity`): what `viperlint config` prints.
  public var origins: [String: Place]
  /// Roles, vocabularies and rules that are named and must exist once the rulebook is whole.
  public var references: [Reference]

  public init(path: String = "") {
    self.path = path
    preset = nil
    extends = []
    sources = nil
    exclude = []
    baseline = nil
    rules = []
    roles = []
    uiTargets = nil
    vocabularies = []
    platform = ExternalTypes()
    customRules = []
    minimumResolved = nil
    maxFileSize = nil
    minimumVersion = nil
    origins = [:]
    references = []
  }
}

extension Configuration {
  /// Adds to a vocabulary, beside what is said of it under its own name.
  mutating func add(_ change: VocabularyChange) {
    if let index = vocabularies.firstIndex(where: { $0.name == change.name }) {
      vocabularies[index].add += change.add
    } else {
      vocabularies.append(change)
      origins["vocabularies." + change.name] = change.place
    }
  }
}

/// A word and where it is written.
public struct Named: Sendable, Equatable {
  /// As written: an id, or a path that counts from the folder of the file that it stands in.
  public var name: String
  /// Of the word.
  public var place: Place

  public init(_ name: String, at place: Place) {
    self.name = name
    self.place = place
  }
}

/// What a configuration says about one rule.
public struct RuleSetting: Sendable, Equatable {
  /// As written. Whether there is such a rule is known once the rulebook is whole.
  public var id: String
  /// Nil: as the preset has it.
  public var severity: RuleSeverity?
  /// Beside the rule's own `unless`. Nil: those of the extended file, if it has some.
  public var allow: [Exception]?
  /// Only files at these paths or below are judged. Empty: all.
  public var paths: [PathPattern]
  /// Of the id.
  public var place: Place

  public init(
    id: String, severity: RuleSeverity? = nil, allow: [Exception]? = nil, paths: [PathPattern] = [], place: Place
  ) {
    self.id = id
    self.severity = severity
    self.allow = allow
    self.paths = paths
    self.place = place
  }
}

/// What a configuration adds to a role, or a role of the project's own.
public struct RoleSetting: Sendable, Equatable {
  /// Built in, of the preset, or a new one of the project's own.
  public var role: Role
  /// As strong as stratum 1 of SEMANTICS.md §2.
  public var types: [NamePattern]
  /// Stratum 2.
  public var conformsTo: [NamePattern]
  /// Stratum 3.
  public var suffixes: [String]
  /// Stratum 7.
  public var paths: [PathPattern]
  /// Of the role's name.
  public var place: Place

  public init(
    role: Role, types: [NamePattern] = [], conformsTo: [NamePattern] = [], suffixes: [String] = [],
    paths: [PathPattern] = [], place: Place
  ) {
    self.role = role
    self.types = types
    self.conformsTo = conformsTo
    self.suffixes = suffixes
    self.paths = paths
    self.place = place
  }
}

/// Entries that a configuration adds to a vocabulary or takes away; a vocabulary that no preset knows is a new one.
public struct VocabularyChange: Sendable, Equatable {
  /// As rules spell it: `screen-navigation`.
  public var name: String
  /// Go behind the entries of the preset. What is in the vocabulary already is not added again.
  public var add: [VocabularyEntry]
  /// Taken out before anything is added: entries with the same `form`, and the same `on` where that is said. The other
  /// details do not matter.
  public var remove: [VocabularyEntry]
  /// Of the vocabulary's name; of `ui-targets` that of the map below it.
  public var place: Place

  public init(name: String, add: [VocabularyEntry] = [], remove: [VocabularyEntry] = [], place: Place) {
    self.name = name
    self.add = add
    self.remove = remove
    self.place = place
  }
}

/// A rule of the project's own: written in the configuration, or in a file of its own.
public enum CustomRule: Sendable, Equatable {
  case written(Rule)
  /// The path is relative to the folder of the configuration that names it (until the file is read and merged).
  case file(Named)
}

/// `0.3.0`
public struct Version: Sendable, Hashable, Comparable {
  /// At least 0 when read from text, like the others; at most nine digits.
  public var major: Int
  /// A number, no fraction: 0.10 comes after 0.9.
  public var minor: Int
  /// 0 when the text leaves it out.
  public var patch: Int

  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Two or three numbers with dots in between: `0.3`, `0.3.0`.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.count <= 9 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), let major = parts[0], let minor = parts[1] else { return nil }
    guard let patch = parts.count == 3 ? parts[2] : 0 else { return nil }
    self.init(major, minor, patch)
  }

  /// By major, then minor, then patch.
  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Version: CustomStringConvertible {
  /// Always three numbers: `0.3.0` for `0.3`.
  public var description: String { "\(major).\(minor).\(patch)" }
}

/// A name that the author wrote and that must mean something once everything is known.
public struct Reference: Sendable, Equatable {
  /// What must bear the name.
  public enum Kind: Sendable, Hashable { case role, rule, vocabulary }

  /// Whether it is looked up among the rulebook's roles, rules or vocabularies.
  public var kind: Kind
  /// As written.
  public var name: String
  /// Of the name.
  public var place: Place

  public init(_ kind: Kind, _ name: String, at place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}
