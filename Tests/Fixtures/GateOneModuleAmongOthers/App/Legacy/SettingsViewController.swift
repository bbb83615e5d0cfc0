import UIKit

/// Of no module: whoever uses it is not asked for the gate of its own module, but for that of the interactor.
struct Interactor<Repository> {
  func run() {}
}

final class SettingsViewController: UIViewController {
  @objc func aboutTapped() {
    navigationController?.pushViewController(AboutViewController(), animated: true)
    UserDefaults.standard.set(true, forKey: "about")
  }
}

final class AboutViewController: UIViewController {}
