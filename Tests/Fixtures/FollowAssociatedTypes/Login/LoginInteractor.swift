final class LoginInteractor: LoginInteractorInput {
  func load() {}
}
