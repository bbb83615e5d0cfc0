import UIKit

final class LoginCoordinator {
  private weak var navigation: UINavigationController?

  func showHelp() {
    navigation?.pushViewController(UIViewController(), animated: true)
  }
}
