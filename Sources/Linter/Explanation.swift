/// One name on a line, what it was taken for, and what the rules say of it: the answer to `viperlint why path:line`.
public struct Explanation: Sendable, Equatable {
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

  public var place: Place
  public var name: String
  /// In whose code it stands.
  public var inside: Finding.Party?
  /// Why role rules do not look at that code at all; nil where they do.
  public var bystander: String?
  public var outcome: Outcome
  /// Why it could not be followed, or between which types it is ambiguous.
  public var reason: String?
  /// What it refers to, qualified: `LoginPresenter.interactor`.
  public var target: String?
  /// Where that is declared.
  public var declaration: Place?
  /// What it has for a type.
  public var type: String?
  public var uses: [ExplainedUse]
}

/// A use, or a call that a vocabulary listens for, with what each rule says of it.
public struct ExplainedUse: Sendable, Equatable {
  public var way: String
  public var object: Finding.Party
  /// The names through which it is reached: `presenter`, `interactor`.
  public var through: [String]
  /// Only rules that have something to say.
  public var opinions: [Opinion]

  public struct Opinion: Sendable, Equatable {
    public enum Verdict: String, Sendable, CaseIterable {
      case finding, suppressed, baselined
      /// It would be one, but not under these circumstances.
      case silent
    }
    public var rule: String
    public var verdict: Verdict
    /// Why it is silent.
    public var reason: String?
  }
}

/// What `viperlint why` is asked about: a file, a folder (with everything below it), or one line.
public struct PlaceQuestion: Sendable, Equatable {
  public var path: String
  public var line: Int?

  public init(path: String, line: Int? = nil) {
    self.path = path
    self.line = line
  }

  public func asks(about file: String) -> Bool {
    file == path || path == "." && !file.hasPrefix("/") && !file.hasPrefix("../")
      || file.hasPrefix(path.hasSuffix("/") ? path : path + "/")
  }
}
