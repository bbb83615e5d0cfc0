import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func a() -> UIViewController { ThingViewController() }
  func b() -> UIViewController { ThingBuilder.build() }
  func c() { print(ThingPresenter()) }
}
