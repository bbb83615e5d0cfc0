protocol BaseInteractorToPresenterProtocol: AnyObject { func fetched() }
final class OrdersPresenter: OrdersViewToPresenterProtocol, BaseInteractorToPresenterProtocol {
  weak var view: BasePresenterToViewProtocol?
  var interactor: OrdersInteractor?
  func update() { view?.show() }
  func fetched() {}
}
final class OrdersInteractor { var presenter: BaseInteractorToPresenterProtocol? }  // expect: strong-back-reference
