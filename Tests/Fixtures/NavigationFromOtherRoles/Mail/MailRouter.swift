import UIKit

final class MailRouter {
  weak var viewController: UIViewController?

  func popToRootViewController(animated: Bool) {
    viewController?.navigationController?.popToRootViewController(animated: animated)
  }
}
