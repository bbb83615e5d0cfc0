// Trap 14: bases with generic parameters. A screen's presenter is the argument that it gives to its base, and a
// base that keeps its generic screen strongly is not judged.
import UIKit

class BaseWireframe<ViewController: UIViewController> {
  let viewController: ViewController

  init(viewController: ViewController) {
    self.viewController = viewController
  }

  func push(_ other: UIViewController) {
    viewController.navigationController?.pushViewController(other, animated: true)
  }
}

class BaseViewController<
  Presenter: AnyObject
>: UIViewController {
  var presenter: Presenter!
}
