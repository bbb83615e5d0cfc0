import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func a() {
    let v = NextViewController()
    navigationController?.pushViewController(v, animated: true)  // expect: navigation-outside-router
  }
  func b() {
    present(NextRouter.build(), animated: true)  // expect: navigation-outside-router
  }
  func c() {
    let v = UIStoryboard(name: "x", bundle: nil).instantiateViewController(withIdentifier: "x")
    present(v, animated: true)  // expect: navigation-outside-router
  }
  func again() {
    navigationController?.pushViewController(LoginViewController(), animated: true)  // expect: navigation-outside-router
  }
}
