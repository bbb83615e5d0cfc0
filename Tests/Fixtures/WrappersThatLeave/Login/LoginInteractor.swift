
final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput?
  func load() { output?.loaded(text: "x") }
}
