final class LoginPresenter {
  let interactor: LoginInteractor
  let interactions = LoginCounter()

  init(interactor: LoginInteractor) {
    self.interactor = interactor
  }
}
