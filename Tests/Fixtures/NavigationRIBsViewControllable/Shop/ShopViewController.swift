import ModernRIBs
import UIKit

protocol ShopPresentableListener: AnyObject {
  func cartTapped()
}

final class ShopViewController: UIViewController, ShopPresentable {
  weak var listener: ShopPresentableListener?

  @objc func cartTapped() {
    listener?.cartTapped()
  }

  @objc func helpTapped(_ help: UIViewController) {
    navigationController?.pushViewController(help, animated: true)  // expect: navigation-outside-router
  }
}

extension ShopViewController: ShopViewControllable {
  func push(_ screen: ViewControllable) {
    navigationController?.pushViewController(screen.uiviewController, animated: true)
  }
}
