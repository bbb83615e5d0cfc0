final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?

  func viewIsReady() { interactor?.loadLogin() }

  func didLoadLogin() {
    view?.showTitle("Login")
    router?.closeLogin()
  }
}
