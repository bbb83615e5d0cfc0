final class ShopViewController: BaseViewController { var presenter: ShopPresenter? }
final class ShopPresenter: BasePresenter {
  var interactor: ShopInteractor?
  var router: ShopRouter?
}
final class ShopInteractor: BaseInteractor {}
final class ShopRouter: BaseRouter {
  func count() -> Int { Settings.shared.count() }  // expect: router-uses-service
}
