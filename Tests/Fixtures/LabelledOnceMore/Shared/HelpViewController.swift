import UIKit

/// Of no module: nobody would be judged for what it does.
class HelpViewController: UIViewController {
  static func show(from other: UIViewController) {
    other.present(HelpViewController(), animated: true)
  }
}
