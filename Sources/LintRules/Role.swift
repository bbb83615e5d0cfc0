/// What a type does in the architecture. The built-in roles are cases, because roles are compared all the time; a
/// project adds its own by naming them.
public enum Role: Sendable, Hashable {
  case view
  case interactor
  case presenter
  case entity
  case router
  /// Makes modules.
  case builder
  /// Repository, worker, data manager, API client.
  case service
  /// What a presenter hands to its view.
  case viewModel
  /// The composition root: application and scene delegates, SwiftUI's `App`, containers of screens.
  case app
  /// A project's own, by a name that no other case has: `Role(_:)` sees to that.
  case own(String)

  /// The roles that every preset knows.
  public static let builtIn: [Role] = [
    .view, .interactor, .presenter, .entity, .router, .builder, .service, .viewModel, .app,
  ]

  /// What makes a module more than a screen.
  public static let behaviour: Set<Role> = [.presenter, .interactor, .router]

  /// The parts of a module.
  public static let parts: Set<Role> = behaviour.union([.view])

  /// - Parameter name: as rules and configurations spell it.
  public init(_ name: String) {
    self = Role.builtIn.first { $0.name == name } ?? .own(name)
  }

  /// As rules and configurations spell it: `presenter`, `view-model`.
  public var name: String {
    switch self {
    case .view: "view"
    case .interactor: "interactor"
    case .presenter: "presenter"
    case .entity: "entity"
    case .router: "router"
    case .builder: "builder"
    case .service: "service"
    case .viewModel: "view-model"
    case .app: "app"
    case .own(let name): name
    }
  }
}

extension Role: Comparable {
  /// By name, as rules spell it; those of a project's own are mixed in.
  public static func < (left: Role, right: Role) -> Bool { left.name < right.name }
}

extension Role: CustomStringConvertible {
  /// The same as `name`.
  public var description: String { name }
}
