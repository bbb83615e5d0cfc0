protocol ILoginPresenter: AnyObject {
  func loginTapped(name: String)
  func loggedIn()
}

final class DefaultLoginPresenter: ILoginPresenter {
  weak var view: LoginViewController?
  private let interactor: LoginInteractor
  private let router: LoginRouter

  init(interactor: LoginInteractor, router: LoginRouter) {
    self.interactor = interactor
    self.router = router
  }

  func loginTapped(name: String) {
    interactor.logIn(name: name)
  }

  func loggedIn() {
    view?.clear()
    router.showHome()
  }
}
