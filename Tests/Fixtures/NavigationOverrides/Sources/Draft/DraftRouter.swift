import UIKit

final class DraftRouter {
  weak var viewController: UIViewController?

  func leave() { viewController?.dismiss(animated: true) }
}
