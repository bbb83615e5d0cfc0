import UIKit

final class AlertPresenter {
  func present(_ text: String, from screen: UIViewController) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
  }
}
