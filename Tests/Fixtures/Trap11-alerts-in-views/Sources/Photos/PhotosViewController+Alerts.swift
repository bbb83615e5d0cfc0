// Trap 11: most of what a real view presents is an alert, and its name does not always say so. By default that is
// silent. A screen that is called alert is still a screen.
import UIKit

final class ErrorDialog: UIAlertController {}

final class TermsViewController: UIViewController {}

extension PhotosViewController {
  func confirm() {
    let dialog = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    self.present(dialog, animated: true)
    navigationController?.present(ErrorDialog(), animated: true, completion: nil)
    present(makeAlert("Gone"), animated: true)
  }

  private func makeAlert(_ text: String) -> UIAlertController {
    UIAlertController(title: text, message: nil, preferredStyle: .alert)
  }

  func askForTerms(_ alert: TermsViewController) {
    present(alert, animated: true)  // expect: navigation-outside-router
  }
}
