final class LoginPresenter {
  let interactor: LoginInteractor
  let interactions = LoginCounter()

  init(interactor: LoginInteractor) {
    self.interactor = interactor
  }
}

struct Login {
  let interactor = LoginCounter()

  struct Parts {
    let interactor: LoginInteractor
    let counter = LoginCounter()
  }
}
