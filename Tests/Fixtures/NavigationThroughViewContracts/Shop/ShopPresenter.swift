final class ShopPresenter {
  weak var view: ShopViewInput?
  private let interactor: ShopInteractorInput

  init(interactor: ShopInteractorInput) {
    self.interactor = interactor
  }

  func offerTapped() {
    view?.openOffer()
    view?.showOffer()
    view?.travel(to: interactor.offer())  // expect: navigation-outside-router
    view?.pack(interactor.offer())
  }
}
