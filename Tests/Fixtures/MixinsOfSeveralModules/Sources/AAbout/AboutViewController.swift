import UIKit

/// Nobody judges it, and it comes first.
class AboutViewController: UIViewController, Greeting {
  /// Nested in a view, its code is the view's, whoever takes it up.
  protocol Hosting {}
}

extension AboutViewController: AboutViewController.Hosting {}

extension AboutViewController.Hosting {
  func label() { UserDefaults.standard.set(UILabel().text, forKey: "label") }
}
