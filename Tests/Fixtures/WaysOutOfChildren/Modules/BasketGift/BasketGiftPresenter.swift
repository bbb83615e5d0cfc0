final class BasketGiftPresenter: BasketGiftViewOutput {
  weak var view: BasketGiftViewInput?
  var interactor: BasketGiftInteractorInput!
  var router: BasketGiftRouterInput!
  func ready() { interactor.choose(id: "1") }
}
