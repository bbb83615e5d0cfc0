import UIKit

final class StakeCoordinator {
  weak var navigation: UINavigationController?

  func showResult() {
    navigation?.pushViewController(UIViewController(), animated: true)
  }
}
