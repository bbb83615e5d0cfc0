final class LoginPresenter: LoginPresenting {
  let interactor: LoginInteractorInput

  init(interactor: LoginInteractorInput) {
    self.interactor = interactor
  }

  func viewReady() {}
}
