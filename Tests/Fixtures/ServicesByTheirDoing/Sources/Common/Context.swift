import Foundation

/// What somebody has, and no service.
protocol HasUserService { var userService: UserService { get } }
protocol HasLocale { var locale: String { get } }

protocol UserService { func load() }

final class RemoteUserService: UserService {
  func load() { URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")).resume() }
}

struct AppContext: HasUserService, HasLocale {
  let userService: UserService
  let locale: String
}
