protocol TintInteractorOutput: AnyObject {}
final class TintPresenter: TintInteractorOutput {
  var interactor: TintInteractor?
  var router: TintRouter?
}
final class TintRouter {}
