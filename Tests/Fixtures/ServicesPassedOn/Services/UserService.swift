import Foundation
final class UserService {
  static let shared = UserService()
  func load() { URLSession.shared.dataTask(with: URL(string: "x")!) { _, _, _ in }.resume() }
  func format(_ x: Int) -> String { "n: \(x)" }
}

final class Services {
  static let main = Services()
  let users = UserService()
  let session = URLSession.shared
  func fresh() -> UserService {
    UserDefaults.standard.set(1, forKey: "fresh")
    return users
  }
}
