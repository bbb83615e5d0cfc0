import UIKit

final class LoginInteractor {}

final class LoginPresenter { var interactor: LoginInteractor? }

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var charts: ChartService?  // expect: view-uses-service

  func show() {
    charts?.load()  // expect: view-uses-service
    title = SessionManager.shared.user  // expect: view-uses-service
    SessionManager.shared.isCompact = true
    SessionManager.shared.save()  // expect: view-uses-service
    // What is constant there, computed without data or a setting of the display is none.
    title = SessionManager.shared.host + SessionManager.shared.address
  }
}

final class WebService { func get() {} }

/// Its members speak of colours, but what it keeps is a service, written or not.
final class ChartService {
  let web = WebService()
  var color: UIColor?
  func load() {}
}

final class SessionManager {
  static let shared = SessionManager()
  let host = "example.org"
  var user: String?
  var isCompact = false
  var address: String { "https://" + host }
  func save() { UserDefaults.standard.set(user, forKey: "user") }
}
