import UIKit

final class LoginPresenter {
  private let interactor: LoginInteractor
  private let session: LoginSession

  init(interactor: LoginInteractor, session: LoginSession) {
    self.interactor = interactor
    self.session = session
  }
}

final class LoginInteractor {}

final class LoginScreenViewController: UIViewController {
  var presenter: LoginPresenter?

  func showTerms() {
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: navigation-outside-router
  }
}
