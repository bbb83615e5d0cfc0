final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {
  func load() {}
}

final class LoginRouter {}
