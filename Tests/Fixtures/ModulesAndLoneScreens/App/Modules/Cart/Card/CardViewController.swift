import UIKit

/// MVC, in a folder of its own.
final class CardViewController: UIViewController {
  func more() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
