import Foundation

class LoginPresenter {
  weak var view: LoginView?
  let interactor: LoginInteractor

  init(view: LoginView) {
    self.view = view
    interactor = LoginInteractor()  // expect: assembly-outside-router
  }

  func login(username: String, password: String) {
    interactor.login(username: username, password: password)
  }

  func showError(message: String) {
    view?.showError(message: message)
  }
}
