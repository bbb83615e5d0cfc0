import UIKit

// The direction is in the name, and the contract that fits is behind others.
protocol LoginInteractorOutput: AnyObject { func loggedIn() }
protocol LoginViewOutput: AnyObject { func logInTapped() }
protocol LoginPresenterOutput: AnyObject { func show() }

final class LoginViewController: UIViewController, LoginPresenterOutput {
  var presenter: LoginPresenter?  // expect: concrete-collaborator "LoginViewOutput"
  func show() {}
}
final class LoginPresenter: LoginInteractorOutput, LoginViewOutput {
  weak var view: LoginViewController?  // expect: concrete-collaborator "LoginPresenterOutput"
  var interactor: LoginInteractor?
  func loggedIn() {}
  func logInTapped() {}
}
final class LoginInteractor { weak var output: LoginInteractorOutput? }
