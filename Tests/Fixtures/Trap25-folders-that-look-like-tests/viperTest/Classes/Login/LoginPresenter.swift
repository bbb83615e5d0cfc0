final class LoginPresenter {
  private let interactor: LoginInteractor

  init(interactor: LoginInteractor) {
    self.interactor = interactor
  }
}
