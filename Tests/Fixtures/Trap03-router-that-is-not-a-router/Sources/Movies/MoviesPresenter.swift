final class MoviesPresenter {
  weak var view: MoviesViewController?
  private let interactor: MoviesInteractor
  private let router: MoviesRouter

  init(interactor: MoviesInteractor, router: MoviesRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
