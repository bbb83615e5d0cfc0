final class SyncPresenter {
  weak var view: SyncViewController?
  private let interactor: SyncInteractor
  private let router: SyncRouter

  init(interactor: SyncInteractor, router: SyncRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
