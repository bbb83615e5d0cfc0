protocol ThemeInteractorOutput: AnyObject {}
final class ThemePresenter: ThemeInteractorOutput {
  var interactor: ThemeInteractor?
  var router: ThemeRouter?
}
final class ThemeRouter {}
