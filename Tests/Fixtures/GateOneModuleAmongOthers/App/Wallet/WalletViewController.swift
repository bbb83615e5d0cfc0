import UIKit

final class WalletViewController: UIViewController {
  var presenter: WalletPresenter?
  private let shared = Interactor<String>()
  private let wallets = WalletInteractor()  // expect: view-uses-interactor

  func settingsTapped(_ settings: SettingsViewController) {
    shared.run()
    navigationController?.pushViewController(settings, animated: true)  // expect: navigation-outside-router
  }
}
