import UIKit

final class SettingsViewController: UIViewController {
  func topicsTapped() { navigationController?.pushViewController(TopicsBuilder.build(), animated: true) }
  func closeTapped() { UserDefaults.standard.set(true, forKey: "closed") }
}
