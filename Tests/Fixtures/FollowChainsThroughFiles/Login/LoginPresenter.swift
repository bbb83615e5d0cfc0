final class LoginPresenter: LoginViewOutput {
  let parts: LoginParts

  init(parts: LoginParts) {
    self.parts = parts
  }

  func goTapped() {
    parts.interactor.load()
  }
}
