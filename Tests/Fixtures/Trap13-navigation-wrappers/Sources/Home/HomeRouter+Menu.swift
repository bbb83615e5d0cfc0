import UIKit

extension HomeRouter {
  func showMenu(_ menu: UIViewController) {
    viewController?.presentWireframe(menu)
  }
}
