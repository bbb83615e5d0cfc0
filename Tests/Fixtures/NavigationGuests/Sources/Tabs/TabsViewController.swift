import UIKit

final class TabsViewController: UITabBarController {
  var presenter: TabsPresenter?
  // The tabs are its content.
  func showHome() { selectedIndex = 2 }
  func showLast() { self.selectedViewController = viewControllers?.last }
}
final class TabsPresenter {
  let interactor: TabsInteractor
  init(interactor: TabsInteractor) { self.interactor = interactor }
}
final class TabsInteractor {}

final class TabsHintViewController: UIViewController {
  var presenter: TabsPresenter?
  func showHome() {
    tabBarController?.selectedIndex = 2  // expect: tab-switch-outside-router
  }
}
