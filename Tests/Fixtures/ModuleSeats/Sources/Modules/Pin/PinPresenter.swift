// It sits in the presenter's seat of the other module, too.
final class PinPresenter: AuthInteractorOutput {
  weak var view: PinViewInput?
  var interactor: AuthInteractorInput?
  var router: PinRouter?
  func viewReady() { interactor?.start() }
  func didPass() {}
}
