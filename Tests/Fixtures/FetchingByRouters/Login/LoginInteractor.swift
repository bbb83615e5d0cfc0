final class LoginInteractor {
  weak var wallet: WalletFetching?
  weak var router: LoginRouting?  // expect: interactor-uses-router

  func login() { wallet?.fetch(password: "") }
}

final class LoginPresenter {
  let interactor: LoginInteractor
  let router: LoginRouting

  init(interactor: LoginInteractor, router: LoginRouting) {
    self.interactor = interactor
    self.router = router
  }
}
