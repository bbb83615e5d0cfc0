final class LoginPresenter: LoginScene {
  let worker: LoginInteractor  // expect: concrete-collaborator
  let counter = LoginCounter()

  init(worker: LoginInteractor) {
    self.worker = worker
  }
}

struct LoginCounter: Countable {
  func load() {}
}
