final class HomePresenter {
  // Its contract lacks `show(title:)`: stored by that the presenter would not compile.
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
  weak var input: HomeViewInput?

  func done(_ next: HomeViewController) {
    handler?.close()  // expect: dismissal-outside-router
    handler?.open(next)  // expect: navigation-outside-router
    handler?.close("Home")
    session?.leave()
    // Through a view contract only what goes to a screen counts: how the view leaves is its own affair.
    input?.close()
    input?.open(next)  // expect: navigation-outside-router
  }
}
