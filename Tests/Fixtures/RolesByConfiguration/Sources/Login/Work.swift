final class LoginWork {
  func load() {}
}
