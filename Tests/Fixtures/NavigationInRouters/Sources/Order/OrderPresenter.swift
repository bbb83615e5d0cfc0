final class OrderPresenter {
  weak var view: OrderViewController?
  private let interactor: OrderInteractor
  private let router: OrderRouter

  init(interactor: OrderInteractor, router: OrderRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
