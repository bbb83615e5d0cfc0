import Foundation

final class TokenStore {
  let owner = "me"
  var token: String? { UserDefaults.standard.string(forKey: "token") }
  func loaded() -> String? { token }
}

final class KeyProvider {
  let token: String?
  let limit: Int
  init(token: String?, limit: Int) {
    self.token = token
    self.limit = limit
  }
  func load() { URLSession.shared.dataTask(with: URL(string: token ?? "")!).resume() }
}

final class Kit {
  static let shared = Kit()
  let tokenStore = TokenStore()
  func clear() { UserDefaults.standard.removeObject(forKey: "token") }
}
