import UIKit

final class LoginViewController: UIViewController, LoginViewControllable {
  weak var listener: LoginInteracting?  // expect: view-uses-interactor
  func tapped() { listener?.refresh() }  // expect: view-uses-interactor
}
