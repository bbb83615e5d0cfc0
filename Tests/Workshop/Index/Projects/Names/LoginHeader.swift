import UIKit

final class LoginHeader: UIView {
  var presenter: LoginPresenter!

  func whoSees() {
    presenter.hidden.load()
    presenter.secret().load()
  }
}

extension LoginPresenter {
  fileprivate var hidden: LoginInteractor { interactor }
}

private extension LoginPresenter {
  func secret() -> LoginInteractor { interactor }
}
