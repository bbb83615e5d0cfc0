final class FeedPresenter {
  weak var view: FeedViewController?
  private let interactor: FeedInteractor
  private let router: FeedRouter

  init(interactor: FeedInteractor, router: FeedRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
