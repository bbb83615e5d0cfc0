import Foundation

class LoginPresenter {
  weak var view: LoginView?
  // expect: presenter-uses-interactor
  let interactor: LoginInteractor

  init(view: LoginView) {
    self.view = view
    interactor = LoginInteractor()  // expect: presenter-uses-interactor
  }

  func login(username: String, password: String) {
    // expect: presenter-uses-interactor
    interactor.login(username: username, password: password)
  }

  func showError(message: String) {
    view?.showError(message: message)
  }
}
