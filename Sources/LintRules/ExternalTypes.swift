/// What libraries mean: what is known of types that a project uses and does not declare. Of one thing that several
/// files describe the last description counts.
public struct ExternalTypes: Sendable, Equatable {
  /// The direct supertypes by name: `UITabBarController` → `UIViewController`.
  public var supertypes: [String: [String]]
  /// Members, by owner (`UIView`, `BehaviorRelay<Element>`), then by name (`navigationController`) or full name
  /// (`instantiateViewController(withIdentifier:)`).
  public var members: [String: [String: ExternalMember]]
  /// Property wrappers with arguments that give the type of their value, by name: `Injected`.
  public var wrappers: [String: ExternalWrapper]

  public init(
    supertypes: [String: [String]] = [:], members: [String: [String: ExternalMember]] = [:],
    wrappers: [String: ExternalWrapper] = [:]
  ) {
    self.supertypes = supertypes
    self.members = members
    self.wrappers = wrappers
  }

  /// Nothing is known.
  public var isEmpty: Bool { supertypes.isEmpty && members.isEmpty && wrappers.isEmpty }

  /// Adds what another file knows.
  mutating func add(_ other: ExternalTypes) {
    supertypes.merge(other.supertypes) { old, new in old + new.filter { !old.contains($0) } }
    members.merge(other.members) { $0.merging($1) { $1 } }
    wrappers.merge(other.wrappers) { $1 }
  }
}

/// The type of a property whose value comes from a library's wrapper: `@Inject(Session.self) var session`.
public struct ExternalWrapper: Sendable, Equatable {
  /// Where the type of the value is written.
  public enum Gift: String, Sendable, Hashable, CaseIterable {
    /// In the property's type, as most do.
    case declaredType = "declared type"
    /// In a type that it is given: `@Inject(Session.self)`.
    case argument
    /// In a key path that it is given: `@Injected(\.session)`.
    case member = "argument.member"
  }

  /// Not empty.
  public var gives: Set<Gift>
  /// The type at which its key paths begin. Nil: they name it themselves (`\Container.session`).
  public var root: String?

  public init(gives: Set<Gift>, root: String? = nil) {
    self.gives = gives
    self.root = root
  }
}
