/// What a type does in the architecture. The built-in roles are constants; a project adds its own by naming them.
public struct Role: Sendable, Hashable, Comparable {
  /// As rules and configurations spell it: `presenter`, `view-model`.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let view = Role("view")
  public static let interactor = Role("interactor")
  public static let presenter = Role("presenter")
  public static let entity = Role("entity")
  public static let router = Role("router")
  /// Makes modules.
  public static let builder = Role("builder")
  /// Repository, worker, data manager, API client.
  public static let service = Role("service")
  /// What a presenter hands to its view.
  public static let viewModel = Role("view-model")
  /// The composition root: application and scene delegates, SwiftUI's `App`, containers of screens.
  public static let app = Role("app")

  /// The roles that every preset knows.
  public static let builtIn: [Role] = [
    .view, .interactor, .presenter, .entity, .router, .builder, .service, .viewModel, .app,
  ]

  public static func < (left: Role, right: Role) -> Bool { left.name < right.name }
}

extension Role: CustomStringConvertible {
  public var description: String { name }
}
