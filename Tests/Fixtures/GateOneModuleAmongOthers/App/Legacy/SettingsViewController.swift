import UIKit

final class SettingsViewController: UIViewController {
  @objc func aboutTapped() {
    navigationController?.pushViewController(AboutViewController(), animated: true)
    UserDefaults.standard.set(true, forKey: "about")
  }
}

final class AboutViewController: UIViewController {}
