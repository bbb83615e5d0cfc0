protocol CartViewInput: AnyObject {}

final class CartPresenter {
  weak var view: CartViewInput?
  var interactor: CartInteractor?
  var router: CartRouter?
}

final class CartInteractor {}
