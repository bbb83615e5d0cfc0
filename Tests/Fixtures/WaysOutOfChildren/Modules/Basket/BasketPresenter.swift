final class BasketPresenter: BasketViewOutput {
  weak var view: BasketViewInput?
  var interactor: BasketInteractorInput!
  var router: BasketRouterInput!
  func ready() { interactor.load() }
}
