// Setting up a container that the function has just made, and tab bars, pages and split views, is layout.
import UIKit

final class TabsHost: UITabBarController {}

extension TabsViewController {
  func containers(_ tabs: TabsHost, pages: UIPageViewController, split: UISplitViewController, child: UIViewController) {
    tabs.viewControllers = [child]
    tabs.viewControllers?.append(child)
    tabs.setViewControllers([child], animated: true)
    pages.setViewControllers([child], direction: .forward, animated: true)
    split.viewControllers = [child]
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func made(_ child: UIViewController) -> UIViewController {
    let inner = UINavigationController()
    inner.viewControllers = [child]
    inner.setViewControllers([child, child], animated: false)
    inner.pushViewController(child, animated: false)
    return inner
  }

  func notMade(_ navigation: UINavigationController, child: UIViewController) {
    navigation.viewControllers = [child]  // expect: navigation-outside-router
    navigation.viewControllers.append(child)  // expect: navigation-outside-router
    navigation.setViewControllers([child], animated: true)  // expect: navigation-outside-router
    self.navigationController?.viewControllers.removeFirst()  // expect: navigation-outside-router
    print(navigation.viewControllers.count, navigation.viewControllers.first === child)
  }
}
