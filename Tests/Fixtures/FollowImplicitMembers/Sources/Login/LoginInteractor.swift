final class LoginInteractor {
  static let shared = LoginInteractor()
  static func make() -> LoginInteractor { LoginInteractor() }

  func load() {}
}

/// Looks like an interactor and is none.
final class LoginCounter {
  static let shared = LoginCounter()
  static func make() -> LoginCounter { LoginCounter() }

  func load() {}
}
