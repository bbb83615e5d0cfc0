import UIKit

protocol LoginRouter: AnyObject {
  func showHome()
}

final class RealLoginRouter: LoginRouter {
  weak var screen: UIViewController?

  func showHome() {
    screen?.navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
