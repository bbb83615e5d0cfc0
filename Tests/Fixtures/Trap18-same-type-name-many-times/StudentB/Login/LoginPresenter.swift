final class LoginPresenter {
  let worker: LoginFormatting
  private let interactor: LoginInteractor

  init(worker: LoginFormatting, interactor: LoginInteractor) {
    self.worker = worker
    self.interactor = interactor
  }
}

final class LoginInteractor {}

struct LoginFormatting {
  func run() {}
}
