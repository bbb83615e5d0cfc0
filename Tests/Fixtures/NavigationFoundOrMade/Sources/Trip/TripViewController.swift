import ContactsUI
import QuickLook
import UIKit

/// A container that the function has just made is set up; one that it has found is on show.
final class TripViewController: UIViewController {
  var presenter: TripPresenter?

  func found(_ next: TripViewController) {
    guard let window = UIApplication.shared.windows.first(where: { $0.isKeyWindow }) else { return }
    window.rootViewController = next  // expect: navigation-outside-router
    guard let top = UIApplication.shared.topNavigationController() else { return }
    top.pushViewController(next, animated: true)  // expect: navigation-outside-router
    let other = tabBarController?.viewControllers?.first(where: { $0 is UINavigationController }) as? UINavigationController
    other?.setViewControllers([next], animated: true)  // expect: navigation-outside-router
  }

  func made(_ next: TripViewController) -> [UIViewController] {
    let plain = UINavigationController()
    plain.pushViewController(next, animated: false)
    let empty = UIApplication.shared.emptyNavigationController()
    empty.viewControllers = [next]
    let window = UIWindow()
    window.rootViewController = plain
    return [plain, empty]
  }

  /// What is inside decides.
  func sheets(_ contact: CNContact) {
    // expect: system-sheet-outside-router "QLPreviewController"
    present(UINavigationController(rootViewController: QLPreviewController()), animated: true)
    let card = CNContactViewController(forNewContact: contact)
    let root = UINavigationController(rootViewController: card)
    present(root, animated: true)  // expect: system-sheet-outside-router "CNContactViewController"
  }
}
