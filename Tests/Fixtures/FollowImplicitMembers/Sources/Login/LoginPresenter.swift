final class LoginPresenter {
  let interactor: LoginInteractor

  // The compiler is right: the type that is expected is used, although nobody writes it.
  init(interactor: LoginInteractor = .shared) {
    self.interactor = interactor
  }
}

enum LoginState {
  case idle
  case running(LoginInteractor, presenter: LoginPresenter)
  case counting(LoginCounter)
}
