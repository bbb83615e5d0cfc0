final class LoginBrains: LoginInteractorInput {
  weak var output: LoginInteractorOutput?

  func load() { output?.loaded() }
}
