final class LoginPresenter {
  var interactor: LoginInteractor?

  func run(_ count: Int) -> LoginCounter { LoginCounter() }
  func run(_ change: (Int) -> Void) -> LoginInteractor { LoginInteractor() }  // expect: assembly-outside-router

  func part(_ counter: LoginCounter) -> LoginInteractor? { interactor }
  func part(_ number: Double) -> LoginCounter { LoginCounter() }
  func same(_ counter: LoginCounter) -> LoginInteractor? { interactor }
  func same(_ name: String) -> LoginInteractor? { interactor }

  func retry(_ path: KeyPath<LoginPresenter, Int>) -> LoginInteractor? { interactor }
  func retry(_ isDone: () -> Bool) -> LoginCounter { LoginCounter() }
}

final class LoginCounter {
  func load() {}
}

final class LoginInteractor {
  func load() {}
}

final class LoginRouter {}
