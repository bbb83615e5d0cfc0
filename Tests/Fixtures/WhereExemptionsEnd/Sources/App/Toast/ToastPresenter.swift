protocol ToastInteractorOutput: AnyObject {}
final class ToastPresenter: ToastInteractorOutput {
  var interactor: ToastInteractor?
  var router: ToastRouter?
}
final class ToastRouter {}
