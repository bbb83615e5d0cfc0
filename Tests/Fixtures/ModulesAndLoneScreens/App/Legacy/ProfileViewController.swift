import UIKit

/// Of another time, and elsewhere.
final class ProfileViewController: UIViewController {
  func more() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
