final class LoginParts {
  let interactor = LoginInteractor()
}

extension Assembly {
  var clock: LoginClock { LoginClock() }
}

extension Container {
  var interactor: LoginInteractor { LoginInteractor() }
}

final class LoginClock {
  func tick() {}
}

final class LoginPresenter {
  static let key = "presenter"
  let clock = LoginClock()
  var interactor: LoginInteractor!
  var router: LoginRouter!
}

final class LoginInteractor {
  func logIn() {}
}

final class LoginRouter {}
