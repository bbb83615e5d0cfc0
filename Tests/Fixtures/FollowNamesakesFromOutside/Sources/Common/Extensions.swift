import UIKit

extension UIView {
  func rootViewController() -> UIViewController? { window?.rootViewController }
}

extension UINavigationController {
  func popToViewController<T: UIViewController>(_ type: T.Type) {
    if let target = viewControllers.first(where: { $0 is T }) { popToViewController(target, animated: true) }
  }
}

extension UIStoryboard {
  func instantiateViewController<T: UIViewController>(ofType type: T.Type) -> T? { nil }
}

struct Guide {}
protocol Guided {}

extension UIViewController {
  func present(_ name: String, animated: Bool) {}
  func present(_ guide: Guide, animated: Bool) {}
  func present(_ guide: Guided, animated: Bool) {}
}

final class GuideViewController: UITableViewController {
  // Its own, for any view controller.
  func show(_ screen: UIViewController, sender: Any?) {}
}
