final class StakePresenter {
  weak var view: StakeViewController?
  private let interactor: StakeInteractor
  private let router: StakeRouter

  init(interactor: StakeInteractor, router: StakeRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
