import UIKit

enum Session {
  static var isOpen: Bool { token != nil }
  static var token: String? {
    get { UserDefaults.standard.string(forKey: "token") }
    set { UserDefaults.standard.set(newValue, forKey: "token") }
  }
}

final class LoginNavigationController: UINavigationController {}

final class LoginRouter {
  /// It starts from there, as it may from UIKit's own.
  var navigation: LoginNavigationController?

  func next() {
    if Session.isOpen { return }  // expect: router-uses-service "`Session`"
    Session.token = nil  // expect: router-uses-service "`Session`"
  }
}
