final class LoginInteractor {
  func load() {}
}
