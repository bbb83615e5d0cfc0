/// One name on a line, what it was taken for, and what the rules say of it: the answer to `viperlint why path:line`.
public struct Explanation: Sendable, Equatable {
  /// What a name was taken for; the raw values are the words of the JSON format.
  public enum Outcome: String, Sendable, CaseIterable {
    /// `self`, `super`, `Self`.
    case own
    /// A local or a parameter.
    case local
    /// A member of a type of the project, or a global function or variable.
    case member
    /// A type of the project.
    case type
    case genericParameter = "generic parameter"
    /// A type or member that the project does not declare.
    case outside
    /// Several types have this name, none of them nearer than the others.
    case ambiguous
    /// It could not be followed.
    case unresolved
    /// The name is declared here.
    case declared
    /// A target.
    case imported
  }

  /// Of the name; of an import, of the dotted path.
  public var place: Place
  /// As written, without backticks; of an import the dotted path.
  public var name: String
  /// In whose code it stands.
  public var inside: Finding.Party?
  /// Why role rules do not look at that code at all; nil where they do.
  public var bystander: String?
  /// `unresolved` and `ambiguous` ones say in `reason` why.
  public var outcome: Outcome
  /// Why it could not be followed, or between which types it is ambiguous.
  public var reason: String?
  /// What it refers to, qualified: `LoginPresenter.interactor`.
  public var target: String?
  /// Where that is declared.
  public var declaration: Place?
  /// What it has for a type.
  public var type: String?
  /// What the code does by this name: uses of types, then calls that some rule has something to say of.
  public var uses: [ExplainedUse]
}

/// A use, or a call that a vocabulary listens for, with what each rule says of it.
public struct ExplainedUse: Sendable, Equatable {
  /// As rules spell it (SEMANTICS.md §4): `stores`, `calls`.
  public var way: String
  /// What is used. A call and an import have nothing but a name.
  public var object: Finding.Party
  /// The names through which it is reached: `presenter`, `interactor`.
  public var through: [String]
  /// Only rules that have something to say.
  public var answers: [Answer]

  /// What one rule says of a use.
  public struct Answer: Sendable, Equatable {
    /// Whether the use breaks the rule, and whether that counts.
    public enum Outcome: String, Sendable, CaseIterable {
      case finding, suppressed, baselined
      /// It would be one, but not under these circumstances.
      case silent
    }
    /// The id of the rule.
    public var rule: String
    /// `silent` also where the rule is switched off.
    public var outcome: Outcome
    /// Why it is silent, or why what it says is suppressed.
    public var reason: String?
  }
}

/// What `viperlint why` is asked about: a file, a folder (with everything below it), or one line.
public struct PlaceQuestion: Sendable, Equatable {
  /// As reports call the file or folder, with forward slashes; `.` for everything below the working directory.
  public var path: String
  /// From 1; nil: all lines.
  public var line: Int?

  public init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  /// Whether a file is the one asked about or lies below the folder asked about; the line does not matter.
  public func asks(about file: String) -> Bool {
    file == path || path == "." && !file.hasPrefix("/") && !file.hasPrefix("../")
      || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }
}
