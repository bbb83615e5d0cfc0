import Foundation

final class UserSession {
  static let shared = UserSession()

  var token: String? { UserDefaults.standard.string(forKey: "token") }
}

final class History {
  static let standard = 20

  func entries() -> [String] { UserDefaults.standard.stringArray(forKey: "history") ?? [] }
}
