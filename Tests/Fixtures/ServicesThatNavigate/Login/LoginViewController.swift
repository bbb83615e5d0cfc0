import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func m() { BrowserManager.shared.open(URL(string: "x")!, in: self) }
}
