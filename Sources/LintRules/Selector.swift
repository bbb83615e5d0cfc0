import SourceText

/// Chooses declarations. In YAML a map is *all of*, a list *any of*, `not:` negates; a list as the value of a key is
/// *any of*, too (`role: [view, presenter]`).
public indirect enum Selector: Sendable, Hashable {
  /// All of them; `all([])` chooses everything.
  case all([Selector])
  /// At least one of them.
  case any([Selector])
  case not(Selector)

  case role(Role)
  /// A glob over the type's name; over the qualified name when the glob contains a dot.
  case name(NamePattern)
  /// A glob over the name of the module (the feature).
  case module(NamePattern)
  /// A glob over the name of the target (the Swift module).
  case target(NamePattern)
  /// The file lies at the path or in the folder.
  case path(PathPattern)
  case kind(DeclarationKind)
  /// Component or contract.
  case nature(Nature)
  /// A superclass or protocol, direct or not, the project's own or external.
  case inherits(NamePattern)
  /// A protocol, direct or not, in whatever extension.
  case conformsTo(NamePattern)
  /// The declaring file imports one of these targets.
  case imports(WordSet)
  /// The view belongs to a module (SEMANTICS.md §3).
  case affiliated(Bool)
  /// A part of a module: screen, presenter, interactor, router.
  case part(Bool)
  /// A type with a static property of its own type: `shared`, `default`.
  case singleton(Bool)
  /// Such a type that is a service or uses one; a theme is none.
  case dataSingleton(Bool)
  /// A name that the project does not declare itself and that is one of these.
  case outside(WordSet)

  /// Chooses everything.
  public static let everything = Selector.all([])
}

extension Selector {
  /// Whether types of a role may be among those that it chooses.
  func asksFor(_ role: Role) -> Bool {
    switch self {
    case .role(let wanted): wanted == role
    case .any(let parts), .all(let parts): parts.contains { $0.asksFor(role) }
    default: false
    }
  }

  /// Whether it chooses whole targets, and asks nothing else of a type: then an import is a use of what it chooses.
  public var isOfTargets: Bool {
    switch self {
    case .target: true
    case .any(let parts), .all(let parts): !parts.isEmpty && parts.allSatisfy(\.isOfTargets)
    default: false
    }
  }
}
