import UIKit

/// In the module's folder.
final class ReceiptViewController: UIViewController {
  func more() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
