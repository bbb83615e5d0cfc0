final class WalletPresenter {
  weak var view: WalletViewController?
  private let interactor: WalletInteractor

  init(interactor: WalletInteractor) {
    self.interactor = interactor
  }
}
