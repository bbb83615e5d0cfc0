// Trap 13: a function in an extension of a UIKit type that navigates for its caller. Its body is nobody's
// navigation; each call is its caller's.
import UIKit

protocol ViewControllable: AnyObject {
  var uiviewController: UIViewController { get }
}

extension ViewControllable {
  func pushScreen(_ screen: UIViewController) {
    uiviewController.navigationController?.pushViewController(screen, animated: true)
  }
}

extension UIViewController {
  func presentWireframe(_ screen: UIViewController, animated: Bool = true) {
    present(screen, animated: animated)
  }

  func presentTwice(_ screen: UIViewController) {
    presentWireframe(screen)
    presentWireframe(screen, animated: false)
  }
}
