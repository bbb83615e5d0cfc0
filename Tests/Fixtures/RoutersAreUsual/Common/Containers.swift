import UIKit

final class SheetController: UINavigationController {
  func closeTapped() { presentingViewController?.dismiss(animated: true) }
}
