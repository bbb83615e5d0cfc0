final class WalletPresenter {
  weak var view: WalletViewController?
  private let interactor: WalletInteractor
  private let router: WalletRouter

  init(interactor: WalletInteractor, router: WalletRouter) {
    self.interactor = interactor
    self.router = router
  }

  func viewReady() {
    view?.show(title: interactor.title())
  }
}
