import UIKit

final class LoginRouter: LoginRouterInput {
  weak var viewController: UIViewController?

  func closeLogin() { viewController?.dismiss(animated: true) }
}
