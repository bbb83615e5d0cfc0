final class LoginPresenter: LoginOutput {
  let interactor: LoginInteractorInput
  let title = "Log in"

  init(interactor: LoginInteractorInput) {
    self.interactor = interactor
  }

  func viewReady() {}
}
