final class MapsPresenter {
  weak var view: MapsViewController?
  private let interactor: MapsInteractor
  private let router: MapsRouter

  init(interactor: MapsInteractor, router: MapsRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
