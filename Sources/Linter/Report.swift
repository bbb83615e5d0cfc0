import LintRules
import SourceText

/// `error` or `warning`.
public typealias Severity = Problem.Severity

/// What one run says: findings that count, what was forgiven, problems, figures. It is data, neither prose nor for a
/// terminal: `LintReports` turns it into a text.
public struct Report: Sendable, Equatable {
  /// The preset that was in force for most files, e.g. `viper`.
  public var preset: String
  /// Sorted by path, line, column, rule. Suppressed and baselined findings are here, too, and say so.
  public var findings: [Finding]
  /// Sorted likewise. Those with a rule id count for the exit code like findings.
  public var problems: [ReportedProblem]
  /// Where one configuration is in force for all files and the modules fit another preset better.
  public var likelyPreset: LikelyPreset?
  /// Folders in which all modules follow another preset than the one in force for the rest, sorted by path. Where the
  /// preset is chosen, they are judged by theirs.
  public var patternFolders: [PatternFolder] = []
  /// How many findings the baselines forgive that are no longer there: also in a run about some files, which has no
  /// problem for each of them.
  public var staleEntries = 0
  /// No preset is named: the one in force is that which the modules fit.
  public var isPresetChosen = false
  /// Of the whole run; what counts findings and problems counts those above.
  public var tally: Tally
  /// Asked for by `roles`, `why`, `graph`; nil for `check`.
  public var map: ProjectMap?
  /// Asked for by `why path:line`; nil without such a question, or about a file that was not read.
  public var explanations: [Explanation]?
  /// What `--fix` did and did not do, by place; nil without `--fix`. Findings are those that remain.
  public var repairs: [Repair]?
  /// The repairs are what `--fix` would do (`--dry-run`): every finding is still there.
  public var isRehearsal = false
  /// Rules that are off, and were asked for by name.
  public var switchedOn: [String] = []

  public init(
    preset: String, findings: [Finding] = [], problems: [ReportedProblem] = [], tally: Tally = Tally(),
    map: ProjectMap? = nil, repairs: [Repair]? = nil
  ) {
    self.preset = preset
    self.findings = findings
    self.problems = problems
    self.tally = tally
    self.map = map
    self.repairs = repairs
  }
}

/// A place in a file, as people count: lines from 1, columns in UTF-8 bytes from 1, the end exclusive.
public struct Place: Sendable, Hashable, Comparable {
  /// Relative to the working directory where that is possible, else absolute; with forward slashes.
  public var path: String
  /// From 1; 0 where the whole file is meant.
  public var line: Int
  /// UTF-8 bytes from 1; 0 where the whole file is meant.
  public var column: Int
  /// Of the end, from 1; mostly `line` itself.
  public var endLine: Int
  /// UTF-8 bytes from 1, behind the last byte.
  public var endColumn: Int

  /// A whole file.
  public init(file path: String) { self.init(path: path, line: 0, column: 0, endLine: 0, endColumn: 0) }

  public init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// By path, then start, then end.
  public static func < (left: Place, right: Place) -> Bool {
    (left.path, left.line, left.column, left.endLine, left.endColumn)
      < (right.path, right.line, right.column, right.endLine, right.endColumn)
  }
}

/// One use that breaks one rule.
public struct Finding: Sendable, Equatable {
  /// Whether a finding counts, and if not, what forgives it.
  public enum Standing: Sendable, Equatable {
    case active
    /// By a comment with a reason, or by an `allow` of the configuration.
    case suppressed(reason: String)
    case baselined
  }
  /// The id of the rule: `view-uses-interactor`.
  public var rule: String
  /// As the rulebook of the file has it.
  public var severity: Severity
  /// The name that is used; where no use is at fault, what is: mostly the name of a type.
  public var place: Place
  /// One sentence without a full stop, e.g. ``view `LoginViewController` calls interactor `LoginInteractor` …``.
  public var message: String
  /// What to do instead, one or two sentences.
  public var remedy: String
  /// The way of use (`imports`, `stores`, `calls`…), where the finding is about a use.
  public var use: String?
  /// Whose code it is: a type, a free function or a global variable; nil where it is none of these.
  public var subject: Party?
  /// What is used; where nothing is, the subject itself or its module. No finding of `lint` lacks it.
  public var object: Party?
  /// What it has to do with besides: a change there may have caused it.
  public var others: [Party] = []
  /// How the use reaches its object: link by link, e.g. `presenter`, `interactor`. Empty for a direct use.
  public var chain: [Link]
  /// Stable against edits elsewhere: 16 hex digits; no line number and no absolute path goes into it.
  public var fingerprint: String
  /// The fingerprint of the first finding with the same rule, subject and object: mostly all are mended at once.
  public var group = ""
  /// Suppressions come first: what they silence no baseline has to forgive.
  public var standing: Standing
  /// The owner that its entry in the baseline names.
  public var owner: String?
  /// It is suppressed by an `allow` of the configuration, not by a comment.
  public var isAllowed = false
  /// It is about an import that nothing needs, as far as the file tells: `--fix` mostly takes that away.
  public var isFixable = false
  /// What `--fix` can do about it; nil without `--fix`, or where people have to decide.
  public var fix: Fix?

  /// One side of a use.
  public struct Party: Sendable, Equatable {
    /// Of a type qualified; else the dotted path of an import, the full name of a call, a member or a module.
    public var name: String
    /// By name, as rules spell it; nil where it plays none.
    public var role: String?
    /// By name; nil where it belongs to none.
    public var module: String?
    /// Where it is declared, if the project declares it.
    public var place: Place?

    public init(name: String, role: String? = nil, module: String? = nil, place: Place? = nil) {
      self.name = name
      self.role = role
      self.module = module
      self.place = place
    }
  }

  /// A link of a chain: what it is called and where it is declared.
  public struct Link: Sendable, Equatable {
    /// Of the member, without backticks; `as` for a cast; of an import the target on the way.
    public var name: String
    /// The type that the link has, with its role, for people: `LoginPresenter`.
    public var type: String?
    /// Where the project does not declare it, and of casts and imports: where it is used.
    public var place: Place

    public init(name: String, type: String? = nil, place: Place) {
      self.name = name
      self.type = type
      self.place = place
    }
  }

  public init(
    rule: String, severity: Severity, place: Place, message: String, remedy: String, use: String? = nil,
    subject: Party? = nil, object: Party? = nil, chain: [Link] = [], fingerprint: String = "",
    standing: Standing = .active, fix: Fix? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.remedy = remedy
    self.use = use
    self.subject = subject
    self.object = object
    self.chain = chain
    self.fingerprint = fingerprint
    self.standing = standing
    self.fix = fix
  }
}

/// Something about the run itself: a broken configuration, an unreadable file, a suppression without a reason.
public struct ReportedProblem: Sendable, Equatable {
  /// The rule about the run, or nil where none is behind it.
  public var rule: String?
  /// An error fails the run, a warning only with `--strict`; without a rule `isFatal` decides.
  public var severity: Severity
  /// Nil where no file is concerned; line and column are 0 where only the file is.
  public var place: Place?
  /// One sentence without a full stop, with what to do about it where that is known.
  public var message: String
  /// The run cannot be trusted: exit code 2.
  public var isFatal: Bool

  public init(rule: String?, severity: Severity, place: Place?, message: String, isFatal: Bool) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.isFatal = isFatal
  }
}

/// The figures of a run.
public struct Tally: Sendable, Equatable {
  /// Swift files that were read.
  public var files = 0
  /// Storyboards and xibs that were read.
  public var interfaceFiles = 0
  /// Connections in these that show a screen, relationships and embedded screens included.
  public var segues = 0
  /// Those of them whose screen is unknown: there is no such screen, or several classes have its name.
  public var unresolvedSegues = 0
  /// Calls in role code that ask for a screen, a segue or a xib by its name, where some are drawn.
  public var identifiers = 0
  /// Those of them whose name cannot be read, or is drawn nowhere.
  public var unresolvedIdentifiers = 0
  /// All lines of Swift files, blank ones and comments too.
  public var lines = 0
  /// Components and contracts (SEMANTICS.md §1), typealiases included, with and without a role.
  public var types = 0
  /// All that were found, gated or not.
  public var modules = 0
  /// Those of them that pass the gate of their preset: role rules look at no others.
  public var judgedModules = 0
  /// Active findings, and problems with a rule, of this severity.
  public var errors = 0
  /// Active findings, and problems with a rule, of this severity.
  public var warnings = 0
  /// By comments and by the configuration.
  public var suppressed = 0
  /// Those of them that an `allow` of the configuration lets pass.
  public var allowed = 0
  /// Findings that a baseline forgives.
  public var baselined = 0
  /// Member accesses in role code whose target could not be found.
  public var unresolved = 0
  /// Member accesses in role code whose target was found.
  public var resolved = 0
  /// Mentions of a name that several types have, none of them nearer than the others.
  public var ambiguous = 0
  /// Rules that looked at nothing because the project has no subject for them.
  public var idle = 0
  /// Some module passes the gate of the preset, so that role rules were awake.
  public var isGated = false
  /// How many types play a role, by role name.
  public var roles: [String: Int] = [:]
  /// What was read and not judged.
  public var exempt = ExemptCounts()
  /// What modules lack that role rules do not look at: how many have no view, no presenter…, by role name.
  public var lacking: [String: Int] = [:]

  public init() {}
}

/// Files and types that were read for what they declare, and that no rule looks at (SEMANTICS.md §2).
public struct ExemptCounts: Sendable, Equatable {
  /// By their name, or by a comment at their top.
  public var generatedFiles = 0
  /// By what they import.
  public var testFiles = 0
  /// Types outside of these: `Mock…`, `…Stub`.
  public var testDoubles = 0
  /// Types outside of these that are part of a preview.
  public var previews = 0

  public init() {}
}

/// A preset that the modules of a project fit better than the one in force.
public struct LikelyPreset: Sendable, Equatable {
  /// Its id: `vip`.
  public var preset: String
  /// How many modules fit it.
  public var modules: Int

  public init(preset: String, modules: Int) {
    self.preset = preset
    self.modules = modules
  }
}

/// What a project has: types with their roles, modules, and which type uses which. For `roles`, `why` and `graph`.
public struct ProjectMap: Sendable, Equatable {
  /// By file, in source order. A typealias is here only if some role was found for it.
  public var types: [TypeEntry]
  /// By user, used type and way; none from a type to itself.
  public var edges: [Edge]

  public init(types: [TypeEntry], edges: [Edge] = []) {
    self.types = types
    self.edges = edges
  }

  /// A type of the project, and what is known of it.
  public struct TypeEntry: Sendable, Equatable {
    /// Qualified: `SaleDetails.Interactor`.
    public var name: String
    /// `class`, `struct`, `enum`, `actor`, `protocol`, `typealias`.
    public var declaration: String
    /// `component`, `contract` or nil.
    public var kind: String?
    /// By name, as rules spell it; nil where it plays none, is ambiguous or exempt.
    public var role: String?
    /// By name; nil where it belongs to none, and always where it plays no role.
    public var module: String?
    /// Its number: where a tree holds several apps, modules may share a name.
    public var moduleNumber: Int?
    /// Why it belongs to that module.
    public var moduleEvidence: Evidence?
    /// Of the name in its declaration.
    public var place: Place
    /// In the order of their weight; the first one decided.
    public var evidence: [Evidence]
    /// Evidence for other roles that lost.
    public var rivals: [Evidence]
    /// Two roles are equally well founded: it plays none.
    public var isAmbiguous: Bool
    /// The role rules judge it: its module passes the gate, and it is affiliated where that matters.
    public var isJudged: Bool
    /// Where it counts as data: which of its members touches what.
    public var data: Evidence?
    /// Why it is never judged, whatever module it is in: it is a test double, say.
    public var exemption: String?
    /// What tells the role before all else, where that is a word or a type: the end of its name, or a type from outside
    /// that it inherits from.
    public var token: Token?

    /// The end of the type's own name, or the name of a type from outside.
    public enum Token: Sendable, Hashable {
      case suffix(String)
      case base(String)
    }

    public init(
      name: String, declaration: String, kind: String?, role: String?, module: String?,
      moduleEvidence: Evidence? = nil, place: Place, evidence: [Evidence] = [], rivals: [Evidence] = [],
      isAmbiguous: Bool = false, isJudged: Bool = false
    ) {
      self.name = name
      self.declaration = declaration
      self.kind = kind
      self.role = role
      self.module = module
      self.moduleEvidence = moduleEvidence
      self.place = place
      self.evidence = evidence
      self.rivals = rivals
      self.isAmbiguous = isAmbiguous
      self.isJudged = isJudged
    }
  }

  /// One reason to believe in a role.
  public struct Evidence: Sendable, Equatable {
    /// A clause for people; of a role its name and a colon stand before it.
    public var text: String
    /// Where that can be seen: the comment, the declaration, the use.
    public var place: Place
    public init(text: String, place: Place) {
      self.text = text
      self.place = place
    }
  }

  /// All uses of one type by another in one way.
  public struct Edge: Sendable, Equatable {
    /// Indices into `types`.
    public var from: Int
    /// The type that is used.
    public var to: Int
    /// As rules spell it (SEMANTICS.md §4): `stores`.
    public var way: String
    /// How many times, from 1; an access chain counts once.
    public var count: Int
    /// Some rule in force forbids it.
    public var isForbidden: Bool
    /// The ids of the rules that do, sorted.
    public var rules: [String] = []
    /// The name that is used, at the first of them.
    public var place: Place?
    public init(from: Int, to: Int, way: String, count: Int, isForbidden: Bool) {
      self.from = from
      self.to = to
      self.way = way
      self.count = count
      self.isForbidden = isForbidden
    }
  }
}
