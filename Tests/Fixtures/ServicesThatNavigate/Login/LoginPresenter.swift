
final class LoginPresenter: LoginViewOutput, LoginInteractorOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput!
  var router: LoginRouterInput!
  func viewIsReady() { interactor.load() }
  func loaded(text: String) { view?.show(text: text) }
}
