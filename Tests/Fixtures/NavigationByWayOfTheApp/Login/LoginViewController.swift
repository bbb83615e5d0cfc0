import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  func loggedOut() {
    restart()  // expect: navigation-outside-router "restart"
  }
  func help() {
    HelpPopup().show(from: self)  // expect: navigation-outside-router "show"
    HelpPopup().load()
    Warning.open(from: self)  // expect: alert-outside-router "open"
    Warning(title: nil, message: nil, preferredStyle: .alert).show(from: self)  // expect: alert-outside-router "show"
  }
}

final class LoginPresenter {
  let interactor: LoginInteractor
  init(interactor: LoginInteractor) { self.interactor = interactor }
}
