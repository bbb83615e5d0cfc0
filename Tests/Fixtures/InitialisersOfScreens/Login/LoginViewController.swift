import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  static func make(title: String) -> Self {
    let v = Self()
    v.title = title
    return v
  }
  static func instantiate(output: LoginViewOutput) -> LoginViewController {
    let v = UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: "x") as! LoginViewController
    v.output = output
    return v
  }
  static func plain() -> UIViewController { LoginViewController() }
}
