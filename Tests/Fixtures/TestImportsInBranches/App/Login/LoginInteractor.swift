final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput?

  func loadLogin() { output?.didLoadLogin() }
}
