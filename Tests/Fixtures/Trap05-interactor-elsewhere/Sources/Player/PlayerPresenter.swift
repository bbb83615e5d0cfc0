final class PlayerPresenter {
  weak var view: PlayerViewController?
  private let interactor: PlayerInteractor
  private let router: PlayerRouter

  init(interactor: PlayerInteractor, router: PlayerRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
