import UIKit

final class LoginViewController: UIViewController, Presentable, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func open(_ details: UIViewController) {
    present(details, animated: true) // expect: navigation-outside-router
    present(details, animated: true, completion: nil) // expect: navigation-outside-router
    present()
  }
  func close() {
    dismiss(animated: true) // expect: dismissal-outside-router
    self.dismiss(animated: true, completion: nil) // expect: dismissal-outside-router
    dismiss()
  }
}
