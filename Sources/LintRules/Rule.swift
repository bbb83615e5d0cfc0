import SourceText

/// A rule: what it demands, why, and what it looks like to keep or break it (RULE-LANGUAGE.md).
public struct Rule: Sendable, Equatable {
  /// Words in lower case with hyphens; of a built-in rule the stem of its file (RULE-LANGUAGE.md).
  public var id: String
  /// Ids that it had before. Comments, baselines and configurations that name them mean this rule.
  public var renamedFrom: [String] = []
  /// One sentence that says what is wrong.
  public var summary: String
  /// Why it is wrong, for a newcomer; maybe several lines. Empty when nothing is said.
  public var rationale: String
  /// What to do instead; in a rulebook the preset's words, where it has some. Empty when nothing is said.
  public var remedy: String
  /// Nil for the rules about the run.
  public var constraint: Constraint?
  /// What it lets pass of that, by name.
  public var exempt: ExemptionSet
  /// Code that keeps the rule. Empty, too, when examples were not asked for.
  public var passing: [Example]
  /// Code that breaks the rule where it says `// expect: <id>`. Empty, too, when examples were not asked for.
  public var failing: [Example]
  /// Of its `id`.
  public var place: Place

  public init(
    id: String, summary: String, rationale: String = "", remedy: String = "", constraint: Constraint? = nil,
    exempt: ExemptionSet = ExemptionSet(), passing: [Example] = [], failing: [Example] = [], place: Place
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.constraint = constraint
    self.exempt = exempt
    self.passing = passing
    self.failing = failing
    self.place = place
  }
}

/// A small project in which a rule is kept or broken.
public struct Example: Sendable, Equatable {
  /// What it shows, without a full stop.
  public var title: String
  /// In the order of the rule file. An example without paths has one file, `Example.swift`.
  public var files: [ExampleFile]
  /// Of the map that it is written as.
  public var place: Place

  public init(title: String, files: [ExampleFile], place: Place) {
    self.title = title
    self.files = files
    self.place = place
  }
}

/// One file of an example.
public struct ExampleFile: Sendable, Equatable {
  /// Within the small project: normalised, with forward slashes.
  public var path: String
  /// Swift code with its `// expect:` comments, without the indentation that it has in the rule file.
  public var text: String
  /// Where the text starts in the rule file: line `n` of the text (from 1) is line `firstLine + n - 1` there.
  public var firstLine: UInt32

  public init(path: String, text: String, firstLine: UInt32) {
    self.path = path
    self.text = text
    self.firstLine = firstLine
  }
}

/// How much a breach weighs.
public enum RuleSeverity: String, Sendable, Hashable, CaseIterable {
  case error, warning, off

  /// Nil when the rule is off.
  public var problemSeverity: Problem.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }
}
