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

  // A share sheet has not RIBs' face of a view controller; a navigation controller has, as the project says so.
  @objc func shareTapped(_ sheet: UIActivityViewController, _ stack: ShopNavigationController) {
    present(sheet, animated: true)  // expect: system-sheet-outside-router
    present(stack, animated: true)  // expect: navigation-outside-router
  }
}

extension ShopViewController: Helping {}

extension ShopViewController: ShopViewControllable {
  func goHome() {
    tabBarController?.show(self, sender: nil)
  }

  // The same holds of sheets, links and tabs.
  func share(_ sheet: UIActivityViewController) {
    present(sheet, animated: true)
    UIApplication.shared.open(URL(fileURLWithPath: "/"))
    tabBarController?.selectedIndex = 1
  }

  func push(_ screen: ViewControllable) {
    navigationController?.pushViewController(screen.uiviewController, animated: true)
  }
}

class ShopNavigationController: UINavigationController {}

extension UINavigationController: ViewControllable {
  public var uiviewController: UIViewController { self }
}

extension ViewControllable {
  func present(_ screen: ViewControllable, animated: Bool) {
    uiviewController.present(screen.uiviewController, animated: animated, completion: nil)
  }
}
