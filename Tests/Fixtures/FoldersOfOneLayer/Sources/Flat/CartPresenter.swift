/// In the folder of a feature names drift.
final class CartPresenter {
  var interactor: CartInteractor?
  var prices: PricesPresenter?
}
