final class ProfilePresenter {
  weak var view: ProfileViewController?
  private let interactor: ProfileInteractor
  private let router: ProfileRouter

  init(interactor: ProfileInteractor, router: ProfileRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
