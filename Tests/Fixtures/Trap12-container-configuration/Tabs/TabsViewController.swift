// Trap 12: filling a tab bar, a page controller or a navigation controller that one has just made is layout.
// Exchanging the screens of the navigation controller one lives in is not.
import UIKit

final class TabsViewController: UITabBarController {
  var presenter: TabsPresenter?

  func show(_ screens: [UIViewController]) {
    self.viewControllers = screens
    super.setViewControllers(screens, animated: false)
  }

  func showPages(_ first: UIViewController) {
    let pages = UIPageViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    addChild(pages)
    view.addSubview(pages.view)
  }

  func wrap(_ screen: UIViewController) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers([screen], animated: false)
    navigation.viewControllers = [screen]
    return navigation
  }

  func clear() {
    navigationController?.setViewControllers([], animated: true)  // expect: navigation-outside-router
    navigationController?.viewControllers.removeLast()  // expect: navigation-outside-router
  }
}
