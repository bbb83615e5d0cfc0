import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func a() { title = Session.shared.sum(1, 2) }
  func b() { Session.shared.save("x") }  // expect: view-uses-service
  func c() { title = UserService.shared.format(1) }
}
