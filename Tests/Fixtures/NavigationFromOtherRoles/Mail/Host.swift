import UIKit

/// Owns a navigation controller and has no role.
final class Host {
  weak var navigation: UINavigationController?

  func popToRootViewController(animated: Bool) {}
}
