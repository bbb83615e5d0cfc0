final class CartViewController: BaseViewController { var presenter: CartPresenter? }
final class CartPresenter: BasePresenter {
  var interactor: CartInteractor?
  var router: CartRouter?
}
final class CartInteractor: BaseInteractor {}
final class CartRouter: BaseRouter {
  func count() -> Int { Settings.shared.count() }  // expect: router-uses-service
}
