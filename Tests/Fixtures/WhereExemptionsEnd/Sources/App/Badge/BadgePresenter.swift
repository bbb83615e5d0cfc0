protocol BadgeInteractorOutput: AnyObject {}
final class BadgePresenter: BadgeInteractorOutput {
  var interactor: BadgeInteractor?
  var router: BadgeRouter?
}
final class BadgeRouter {}
