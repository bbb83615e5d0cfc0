protocol SessionProviding: AnyObject {
  var name: String { get }
  func logOut()
}

final class UserSession: SessionProviding {
  static let shared = UserSession()
  private(set) var name = ""

  private init() {}

  func logOut() { name = "" }
}
