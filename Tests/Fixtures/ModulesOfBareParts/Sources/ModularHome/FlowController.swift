import UIKit

final class FlowController {
  weak var container: UIViewController?
  var shown: UIViewController?  // expect: strong-back-reference

  func showHome() { shown = HomeViewController.create(self) }

  func leave() { container?.dismiss(animated: true) }
}
