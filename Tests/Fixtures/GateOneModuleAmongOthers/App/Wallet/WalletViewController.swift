import UIKit

final class WalletViewController: UIViewController {
  var presenter: WalletPresenter?

  func settingsTapped(_ settings: SettingsViewController) {
    navigationController?.pushViewController(settings, animated: true)  // expect: navigation-outside-router
  }
}
