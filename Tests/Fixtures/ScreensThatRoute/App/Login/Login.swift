import UIKit

protocol LoginViewInput: AnyObject {}

protocol LoginRouterInput: AnyObject {
  func openHome()
}

final class LoginPresenter {
  weak var view: LoginViewInput?
  weak var router: LoginRouterInput?
  var interactor: LoginInteractor?
}

final class LoginInteractor {}

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginPresenter?
}

extension LoginViewController: LoginRouterInput {
  func openHome() { show(UIViewController(), sender: nil) }
}
