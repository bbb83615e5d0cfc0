import UIKit

/// In a folder of the module that is not its own.
final class TermsViewController: UIViewController {
  func more() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
