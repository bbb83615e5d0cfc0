import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!

  func logInTapped() { presenter.logIn() }
}

final class LoginPresenter {
  var interactor: LoginInteractor!
  var router: LoginRouter!

  func logIn() { interactor.logIn() }
}

final class LoginInteractor {
  func logIn() {}
}

final class LoginRouter {}
