final class CartPresenter {
  weak var view: CartViewController?
  private let interactor: CartInteractor
  private let router: CartRouter

  init(interactor: CartInteractor, router: CartRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
