import UIKit

final class LoginHeader: UIView {
  var presenter: LoginPresenter!

  func whoSees() {
    presenter.hidden.load()  // expect: view-uses-interactor
    presenter.secret().load()  // expect: view-uses-interactor
  }
}

extension LoginPresenter {
  fileprivate var hidden: LoginInteractor { interactor }
}

private extension LoginPresenter {
  func secret() -> LoginInteractor { interactor }
}
