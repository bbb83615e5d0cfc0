import UIKit

extension UIViewController {
  func present(from host: UIViewController) { host.present(self, animated: true) }
  func presentAll(_ screens: [UIViewController]) { screens.forEach { present($0, animated: true) } }
}

class PushingViewController: UIViewController {
  func push(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
}
