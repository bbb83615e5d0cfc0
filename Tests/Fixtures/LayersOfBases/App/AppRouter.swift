import Foundation

final class AppRouter: BaseRouter {
  func start() -> Bool { Settings.shared.count() > 0 }
}

final class Settings {
  static let shared = Settings()
  func count() -> Int { UserDefaults.standard.integer(forKey: "count") }
}
