import UIKit

/// Every view controller carries it out, and nobody else.
protocol TransitionHandling: AnyObject {
  func close()
  func open(_ screen: UIViewController)
  func close(_ hint: String)
}

extension UIViewController: TransitionHandling {
  func close() { dismiss(animated: true) }
  func open(_ screen: UIViewController) { present(screen, animated: true) }
  func close(_ hint: String) { title = hint }
}

/// Somebody else carries it out, too: who is asked nobody knows.
protocol Leaving: AnyObject { func leave() }

extension UIViewController: Leaving {
  func leave() { dismiss(animated: true) }
}

final class Session: Leaving {
  func leave() {}
}
