import Foundation

final class TokenStore {
  var token: String? { UserDefaults.standard.string(forKey: "token") }
}

final class Kit {
  static let shared = Kit()
  let tokenStore = TokenStore()
  func clear() { UserDefaults.standard.removeObject(forKey: "token") }
}
