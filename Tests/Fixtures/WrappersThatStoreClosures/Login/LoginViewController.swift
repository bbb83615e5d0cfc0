import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func a(_ vc: UIViewController) {
    decorate(vc)
    later(vc)
    addBox()
    addCloseButton()
    showClosable(vc) // expect: navigation-outside-router
    soon(vc) // expect: navigation-outside-router
  }
}
