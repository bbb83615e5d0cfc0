import Alamofire  // expect: networking-elsewhere "imports"
import UIKit

final class LoginViewController: UIViewController {
  let badge = LoginBadge()  // expect: no-badge
  var presenter: LoginPresenter?
}

final class LoginBadge: UIView {}
