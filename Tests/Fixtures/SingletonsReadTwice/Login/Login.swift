import Foundation

final class LoginPresenter {
  var interactor: LoginInteractor?

  func start() -> String? {
    let token = UserSession.shared.token  // expect: presenter-uses-service "UserSession"
    SessionManager.shared.open()  // expect: presenter-uses-service "SessionManager"
    Account.active?.close()  // expect: presenter-uses-service "Account"
    let count = History.standard
    return token ?? "\(count)"
  }
}

final class LoginInteractor {}

final class SessionManager {
  func open() { UserDefaults.standard.set(true, forKey: "open") }
}

extension SessionManager {
  static let shared = SessionManager()
}

final class Account {
  static var active: Account?

  func close() { UserDefaults.standard.set(false, forKey: "open") }

  private init() {}
}
