import UIKit

class BaseViewController: UIViewController {
  func leave(for screen: UIViewController) {
    navigationController?.setViewControllers([screen], animated: true)
  }

  func layOut() {
    view.setNeedsLayout()
  }
}
