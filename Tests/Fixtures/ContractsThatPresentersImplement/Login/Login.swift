import UIKit

protocol LoginPresenterOutput: AnyObject { func loaded() }

final class LoginViewController: UIViewController { var presenter: LoginPresenter? }

final class LoginPresenter: LoginPresenterOutput {
  let interactor: LoginInteractor
  init(interactor: LoginInteractor) { self.interactor = interactor }
  func loaded() {}
}

final class LoginInteractor {
  var presenter: LoginPresenterOutput?  // expect: strong-back-reference
  func load() { presenter?.loaded() }
}
