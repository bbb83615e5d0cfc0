import UIKit

/// From a storyboard.
final class GiftViewController: UIViewController {
  func more() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
