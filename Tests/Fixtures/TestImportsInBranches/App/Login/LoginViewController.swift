import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?

  override func viewDidLoad() {
    super.viewDidLoad()
    output?.viewIsReady()
  }

  func showTitle(_ text: String) { title = text }
}
