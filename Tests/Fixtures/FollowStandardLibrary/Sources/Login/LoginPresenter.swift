final class LoginPresenter {
  let interactor: LoginInteractor
  let interactions = LoginCounter()
  let count = LoginCounter()

  init(interactor: LoginInteractor) {
    self.interactor = interactor
  }
}
