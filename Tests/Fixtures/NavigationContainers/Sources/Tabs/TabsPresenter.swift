final class TabsPresenter {
  weak var view: TabsViewController?
  private let interactor: TabsInteractor
  private let router: TabsRouter

  init(interactor: TabsInteractor, router: TabsRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
