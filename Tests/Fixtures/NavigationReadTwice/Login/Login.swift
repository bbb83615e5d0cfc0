import UIKit

final class DarkNavigation: UINavigationController {}

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  private let banner = UILabel()
  private var step = 0

  func embed(_ child: UIViewController, dark: Bool) {
    let one = dark ? DarkNavigation() : UINavigationController()
    one.viewControllers = [child]
    let other: UINavigationController
    if dark { other = DarkNavigation() } else { other = UINavigationController() }
    other.setViewControllers([child], animated: false)
    let found = dark ? DarkNavigation() : navigationController!
    found.viewControllers = [child]  // expect: navigation-outside-router
    addChild(one)
    addChild(other)
  }

  func go(_ next: UIViewController) {
    popTwo()  // expect: navigation-outside-router
    stack(next)  // expect: navigation-outside-router
    replaceTop(next)  // expect: navigation-outside-router
    nextTab()  // expect: tab-switch-outside-router
  }

  /// Hides the banner.
  func dismiss(animated: Bool) { banner.isHidden = animated }

  func next(last: Int) {
    dismiss(animated: step == last)
    dismiss(animated: step > 1)
    dismiss(animated: true, completion: nil)  // expect: dismissal-outside-router
  }

  func build(form: LoginForm, row: LoginRow) {
    let item = form
    func add(_ item: LoginInteractor) {  // expect: view-uses-interactor "mentions"
      item.load()  // expect: view-uses-interactor "calls"
    }
    let part = row.interactor  // expect: view-uses-interactor "reaches"
    func put(_ part: LoginForm) {
      part.load()
    }
    put(item)
    add(part)
  }
}

final class LoginNavigation: UINavigationController {
  var presenter: LoginPresenter?

  func open(_ next: UIViewController) {
    viewControllers += [next]  // expect: navigation-outside-router
  }
}

extension UIViewController {
  func popTwo() { navigationController?.viewControllers.removeLast(2) }
  func stack(_ next: UIViewController) { navigationController?.viewControllers += [next] }
  func replaceTop(_ next: UIViewController) { navigationController?.viewControllers[0] = next }
  func nextTab() { tabBarController?.selectedIndex += 1 }
}

struct LoginForm {
  func load() {}
}

struct LoginRow {
  let interactor: LoginInteractor
}

final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {
  func load() {}
}
final class LoginRouter {}
