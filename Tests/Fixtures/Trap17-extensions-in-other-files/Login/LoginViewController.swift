import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
}
