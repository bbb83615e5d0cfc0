final class CartListPresenter: ShopViewToPresenterProtocol {
  var view: ShopPresenterToViewProtocol?  // expect: strong-back-reference
  let interactor = CartListInteractor()  // expect: assembly-outside-router
  let router = CartListRouter()  // expect: assembly-outside-router
}
