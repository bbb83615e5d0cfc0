
final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput?
  func load() { output?.loaded(text: "x") }
  var a: Palette?
  var b: Plain?
  var c: Order?
}
