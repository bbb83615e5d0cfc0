import UIKit

/// Not a class, and no view controller: the contract of the view.
protocol LoginViewController: AnyObject {
  func clear()
}

final class LoginViewControllerImpl: UIViewController, LoginViewController {
  var presenter: ILoginPresenter?
  var interactor: LoginInteractor?  // expect: view-uses-interactor

  func clear() {
    title = nil
  }
}
