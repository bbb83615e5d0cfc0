import UIKit

/// What a wrapper shows is what it is handed, also by a local, and in a container.
extension UIViewController {
  func cover(with screen: UIViewController) {
    let shown = screen
    shown.modalPresentationStyle = .fullScreen
    present(shown, animated: true)
  }

  func boxUp(_ screen: UIViewController) {
    present(UINavigationController(rootViewController: screen), animated: true)
  }
}
