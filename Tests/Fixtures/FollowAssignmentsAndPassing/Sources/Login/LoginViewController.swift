import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter!

  func assign() {
    presenter.spare = nil  // expect: view-uses-interactor
    presenter.number = 3
    print(presenter.interactor)  // expect: view-uses-interactor
    print(presenter.interactions)
    presenter.interactor.count += 1  // expect: view-uses-interactor
  }
}
