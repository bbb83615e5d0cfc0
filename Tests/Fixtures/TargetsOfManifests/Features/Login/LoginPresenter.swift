final class LoginPresenter {
  let interactor: LoginInteractor

  init(interactor: LoginInteractor) { self.interactor = interactor }
}

final class LoginRouter {}
