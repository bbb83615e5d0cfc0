import LintRules

/// One reason to believe in a role, with its place. Kept as numbers: only `why` and `roles` turn it into a sentence.
public struct RoleEvidence: Sendable, Equatable {
  public enum Reason: Sendable, Equatable {
    /// `// viperlint:role presenter`
    case directive
    /// `roles: {presenter: {types: […]}}`
    case configuration
    /// Inherits from or conforms to a type from outside (or a vendored one).
    case supertype(String)
    /// A view controller whose name ends as routers' names do, or a view that conforms to a router contract.
    case routesAlthoughView
    case suffix(String)
    case conformer(TypeKey)
    case contractName(String)
    case conformance(TypeKey)
    /// The parts of a composition agree.
    case composition
    case folder(String)
    case file(String)
    /// An interactor hands it on.
    case resultOf(TypeKey)
    /// A presenter hands it to a view contract.
    case shownBy(TypeKey)
    /// A container of screens, or the root of the app's windows.
    case composesScreens
  }

  /// 1 to 7, as in SEMANTICS.md §2.
  public var stratum: Int
  public var role: Role
  public var reason: Reason
  /// Where it is written.
  public var at: DeclarationRef

  public init(stratum: Int, role: Role, reason: Reason, at: DeclarationRef) {
    self.stratum = stratum
    self.role = role
    self.reason = reason
    self.at = at
  }
}

/// What the project model says of one type.
public struct RoleAssignment: Sendable, Equatable {
  public var role: Role?
  /// For the role that was found, strongest first.
  public var evidence: [RoleEvidence] = []
  /// For other roles.
  public var rivals: [RoleEvidence] = []
  /// Equally good reasons for several roles.
  public var isAmbiguous = false
  /// Read but never judged: test doubles, previews, generated code, tests.
  public var isExempt = false
  /// A comment says that it plays none: it is not judged, and its code is that of the type around it.
  public var isDenied = false

  public init() {}

  /// Its code may be that of the type around it. A test double's is nobody else's.
  var hasOwner: Bool { !isExempt || isDenied }
}
