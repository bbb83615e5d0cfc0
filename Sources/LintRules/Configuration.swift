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
  public var exclude: [PathPattern]
  public var baseline: String?
  /// At most one for each rule.
  public var rules: [RuleSetting]
  public var roles: [RoleSetting]
  public var uiTargets: VocabularyChange?
  public var vocabularies: [VocabularyChange]
  public var customRules: [CustomRule]
  /// Percent of the member accesses in role code that must resolve.
  public var minimumResolved: Double?
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
    customRules = []
    minimumResolved = nil
    minimumVersion = nil
    origins = [:]
    references = []
  }
}

/// A word and where it is written.
public struct Named: Sendable, Equatable {
  public var name: String
  public var place: Place

  public init(_ name: String, at place: Place) {
    self.name = name
    self.place = place
  }
}

/// What a configuration says about one rule.
public struct RuleSetting: Sendable, Equatable {
  public var id: String
  /// Nil: as the preset has it.
  public var severity: RuleSeverity?
  public var allow: [Exception]
  /// Only files at these paths or below are judged. Empty: all.
  public var paths: [PathPattern]
  public var place: Place

  public init(
    id: String, severity: RuleSeverity? = nil, allow: [Exception] = [], paths: [PathPattern] = [], place: Place
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
  public var role: Role
  /// As strong as stratum 1 of SEMANTICS.md §2.
  public var types: [NamePattern]
  /// Stratum 2.
  public var conformsTo: [NamePattern]
  /// Stratum 3.
  public var suffixes: [String]
  /// Stratum 7.
  public var paths: [PathPattern]
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
  public var name: String
  public var add: [VocabularyEntry]
  public var remove: [VocabularyEntry]
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
  public var major: Int
  public var minor: Int
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

  public static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}

extension Version: CustomStringConvertible {
  public var description: String { "\(major).\(minor).\(patch)" }
}

/// A name that somebody wrote down and that must mean something once everything is known.
public struct Reference: Sendable, Equatable {
  public enum Kind: Sendable, Hashable { case role, rule, vocabulary }

  public var kind: Kind
  public var name: String
  public var place: Place

  public init(_ kind: Kind, _ name: String, at place: Place) {
    self.kind = kind
    self.name = name
    self.place = place
  }
}
