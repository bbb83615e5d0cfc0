class LoginBasePresenter {
  let interactor: LoginInteractorInput

  init(interactor: LoginInteractorInput) {
    self.interactor = interactor
  }
}

final class LoginPresenter: LoginBasePresenter, LoginViewOutput {
  func viewReady() {}
}
