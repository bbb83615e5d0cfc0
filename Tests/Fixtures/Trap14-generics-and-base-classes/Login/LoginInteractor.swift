final class LoginInteractor {
  func check(_ text: String) {}
}
