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
