final class HomePresenter {
  weak var view: HomeViewController?
  private let interactor: HomeInteractor
  private let router: HomeRouter

  init(interactor: HomeInteractor, router: HomeRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }

  weak var handler: TransitionHandling?
  weak var session: Leaving?

  func done(_ next: HomeViewController) {
    handler?.close()  // expect: dismissal-outside-router
    handler?.open(next)  // expect: navigation-outside-router
    handler?.close("Home")
    session?.leave()
  }
}
