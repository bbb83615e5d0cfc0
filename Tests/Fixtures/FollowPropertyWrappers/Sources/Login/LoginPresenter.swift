final class LoginPresenter {
  let interactor: LoginInteractor
  let interactions = LoginCounter()
  @Published var current: LoginInteractor

  init(interactor: LoginInteractor) {
    self.interactor = interactor
  }
}
