import UIKit

/// A mixin of views that shows things itself: what it does, its views do.
protocol AlertPresenter {}
extension AlertPresenter where Self: UIViewController {
  func alert(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)  // expect: alert-outside-router
  }
  func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)  // expect: navigation-outside-router
  }
}
