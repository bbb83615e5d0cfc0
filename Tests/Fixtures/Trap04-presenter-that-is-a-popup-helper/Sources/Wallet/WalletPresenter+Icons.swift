import UIKit  // expect: presenter-imports-ui

extension WalletPresenter {
  func icon() -> UIImage? { UIImage(named: "wallet") }
}
