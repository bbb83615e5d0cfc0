final class HelpPresenter {
  weak var view: HelpViewController?
  private let interactor: HelpInteractor
  private let router: HelpRouter

  init(interactor: HelpInteractor, router: HelpRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
