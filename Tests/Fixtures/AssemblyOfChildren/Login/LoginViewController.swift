import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput!
  func show(text: String) { title = text }
  func child() { addChild(NextViewController()) }
  func child2() {
    let c = NextRouter.build()
    addChild(c)
    view.addSubview(c.view)
    c.didMove(toParent: self)
  }
  func child3() { embed(NextRouter.build()) }
  func embed(_ c: UIViewController) { addChild(c) }
}
