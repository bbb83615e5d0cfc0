import UIKit

extension WalletViewController {
  func startLoading() {
    LoadingViewPresenter().present(in: view)
    AlertViewPresenter.shared.show("Loading", on: self)
  }
}
