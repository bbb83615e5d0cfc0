// Trap 2: the bare role name is the contract, the class is called `Impl` (or the contract starts with an I).

protocol LoginInteractor: AnyObject {
  func logIn(name: String)
}

final class LoginInteractorImpl: LoginInteractor {
  weak var presenter: ILoginPresenter?

  func logIn(name: String) {
    presenter?.loggedIn()
  }
}
