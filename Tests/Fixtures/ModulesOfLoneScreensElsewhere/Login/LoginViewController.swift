import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
}
