import UIKit

/// A contract that says once more what every view controller has from UIKit.
protocol FeedViewInput: AnyObject {
  func performSegue(withIdentifier identifier: String, sender: Any?)
  func dismiss(animated flag: Bool, completion: (() -> Void)?)
  func reload()
}

/// The same, one step up.
protocol BaseScreen: AnyObject {
  func showDetailViewController(_ vc: UIViewController, sender: Any?)
}

protocol FeedListViewInput: BaseScreen {}

/// A default stands behind the requirement, and is what is meant.
protocol Helping: AnyObject { func help(_ topic: String) }

extension Helping where Self: UIViewController {
  // Only views take it up: it is their code, and no wrapper.
  // expect: navigation-outside-router
  func help(_ topic: String) { present(FeedListViewController(), animated: true) }
}

/// Taken up by UIKit's own classes, for tests.
protocol Navigating: AnyObject {
  func pushViewController(_ viewController: UIViewController, animated: Bool)
}

extension UINavigationController: Navigating {}

protocol LinkOpening {
  func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)?)
}

extension UIApplication: LinkOpening {}

protocol WindowKeeping: AnyObject {
  var rootViewController: UIViewController? { get set }
}

extension UIWindow: WindowKeeping {}

/// This one the view writes itself: what it does there is the view's doing.
protocol FeedStatusInput: AnyObject {
  func show(_ status: String, sender: Any?)
}
