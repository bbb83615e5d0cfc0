import UIKit

protocol Toasting {}

extension Toasting where Self: UIViewController {
  func toast(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)  // expect: alert-outside-router
  }
}

/// Without a bound it is decided elsewhere.
protocol Leaving {}

extension Leaving {
  func leave(_ screen: UIViewController) {
    screen.dismiss(animated: true)  // expect: dismissal-outside-router
  }
}
