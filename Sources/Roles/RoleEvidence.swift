import LintRules
import SymbolGraph

/// One reason to believe in a role, with its place. Kept as numbers: only `why` and `roles` turn it into a sentence.
public struct RoleEvidence: Sendable, Equatable {
  /// What speaks for a role (SEMANTICS.md §2).
  public enum Reason: Sendable, Equatable {
    /// `// viperlint:role presenter`
    case directive
    /// `roles: {presenter: {types: […]}}`, or `paths:`.
    case configuration
    /// Inherits from or conforms to a type from outside (or a vendored one).
    case supertype(String)
    /// A storyboard or xib gives the class to a controller there; the file and the byte.
    case drawn(file: UInt32, offset: UInt32)
    /// A view controller whose name ends as routers' names do.
    case routesAlthoughView
    /// A SwiftUI view that shows the screens of the router whose name it bears.
    case showsRouter
    /// Of the type's own name, as the roles list it.
    case suffix(String)
    /// The same with one letter wrong, and the name without it: `Presenter` of `CartPresnter`, `Cart`.
    case misspeltSuffix(String, stem: String)
    /// A component of the role conforms to the contract.
    case conformer(TypeKey)
    /// The form that the name of the contract has: `*ViewInput`.
    case contractName(String)
    /// The contract, called like a view's way out, demands a property that holds a presenter.
    case demandsPresenter
    /// It conforms to a contract of the role.
    case conformance(TypeKey)
    /// The parts of a composition agree.
    case composition
    /// The name of a folder around its file.
    case folder(String)
    /// The name of its file, without `.swift`.
    case file(String)
    /// It is a result of an interactor.
    case resultOf(TypeKey)
    /// A presenter passes it to a view contract.
    case shownBy(TypeKey)
    /// A container of screens, or the root of the app's windows.
    case composesScreens
  }

  /// 1 to 7, as in SEMANTICS.md §2.
  public var stratum: Int
  /// The role that it speaks for.
  public var role: Role
  /// What speaks for it, with the name or the type in question.
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

/// What is known of the role of one type.
public struct RoleAssignment: Sendable, Equatable {
  /// Nil where none was found, or several with equally good reasons. An exempt type may have one all the
  /// same: see `Project.role(_:)`.
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

  /// Its code may be that of the type around it. The code of a test double is not.
  var hasOwner: Bool { !isExempt || isDenied }
}
