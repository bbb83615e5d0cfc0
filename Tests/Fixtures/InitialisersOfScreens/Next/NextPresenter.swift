
final class NextPresenter: NextViewOutput, NextInteractorOutput {
  weak var view: NextViewInput?
  var interactor: NextInteractorInput!
  var router: NextRouterInput!
  func viewIsReady() { interactor.load() }
  func loaded(text: String) { view?.show(text: text) }
}
