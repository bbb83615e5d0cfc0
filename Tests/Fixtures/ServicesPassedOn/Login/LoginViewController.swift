import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func a() { output.start(with: UserService.shared) }
}
