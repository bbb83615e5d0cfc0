final class NewsPresenter {
  weak var view: NewsViewController?
  private let interactor: NewsInteractor
  private let router: NewsRouter

  init(interactor: NewsInteractor, router: NewsRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
