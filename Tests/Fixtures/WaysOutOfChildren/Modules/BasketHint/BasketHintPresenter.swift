final class BasketHintPresenter: BasketHintInteractorOutput {
  weak var output: BasketHintModuleOutput?
  var interactor: BasketHintInteractor?
  func hint(offers screen: UIViewController) { output?.hint(shows: screen) }  // expect: presenter-uses-ui
}
