final class DetailPresenter {
  weak var view: DetailViewController?
  private let interactor: DetailInteractor
  private let router: DetailRouter

  init(interactor: DetailInteractor, router: DetailRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
