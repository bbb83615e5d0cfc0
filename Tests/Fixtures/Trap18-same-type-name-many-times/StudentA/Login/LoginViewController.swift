import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?

  @objc func goTapped() {
    presenter?.worker.run()  // expect: view-uses-interactor
  }
}
