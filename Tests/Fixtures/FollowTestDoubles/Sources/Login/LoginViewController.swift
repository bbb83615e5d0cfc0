import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?

  func goTapped(_ interactor: LoginInteractor) {}  // expect: view-uses-interactor
}
