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
}
