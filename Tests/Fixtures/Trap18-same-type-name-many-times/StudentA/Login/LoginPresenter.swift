// Trap 18: the same application twice in one tree. `LoginPresenter` means the one of the own folder; where
// both are equally near (Shared), what both agree on holds, and the rest is silent.

final class LoginPresenter {
  let worker: LoginInteractor

  init(worker: LoginInteractor) {
    self.worker = worker
  }
}

final class LoginInteractor {
  func run() {}
}
