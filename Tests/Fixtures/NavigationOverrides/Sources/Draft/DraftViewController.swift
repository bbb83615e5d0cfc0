import UIKit

/// UIKit's own functions, overridden: who calls them decides, not the override that hands on.
final class DraftViewController: UIViewController {
  var presenter: DraftPresenter?

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    view.endEditing(true)
    super.dismiss(animated: flag, completion: completion)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.modalPresentationStyle = .fullScreen
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard presenter != nil else { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // Not what is overridden, though by way of `super`.
    super.dismiss(animated: animated, completion: nil)  // expect: dismissal-outside-router "dismiss"
  }

  func cancel() {
    dismiss(animated: true)  // expect: dismissal-outside-router "dismiss"
  }

  func open(_ other: DraftViewController) {
    present(other, animated: true)  // expect: navigation-outside-router "present"
  }
}

final class DraftNavigationController: UINavigationController {
  var presenter: DraftPresenter?

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    // Another's screen is left here, whoever asked for this one.
    presentingViewController?.dismiss(animated: animated)  // expect: dismissal-outside-router "dismiss"
    return super.popViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers.reversed(), animated: animated)
  }
}

/// The usual way to do something afterwards: a closure of one's own behind the brackets.
final class DraftSheetViewController: UIViewController {
  var presenter: DraftPresenter?

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) {
      self.presenter?.closed()
      completion?()
    }
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    if presenter == nil {
      // Not what it was given: this one it has chosen itself.
      super.show(DraftViewController(), sender: sender)  // expect: navigation-outside-router "show"
    } else {
      super.show(vc, sender: sender)
    }
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: "other", sender: sender)  // expect: navigation-outside-router "performSegue"
  }
}
