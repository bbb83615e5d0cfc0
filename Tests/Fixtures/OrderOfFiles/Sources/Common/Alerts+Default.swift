import UIKit

/// Stands before the protocol that it extends: a call through a view's contract means the requirement all the same, and leaves it
/// to the view how.
extension Alerts {
  func show(message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    let controller = UIApplication.shared.windows.first?.rootViewController
    controller?.present(alert, animated: true)  // expect: alert-outside-router
  }
}
