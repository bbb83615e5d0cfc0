import UIKit

class LoginBaseViewController: UIViewController {
  static var shared: LoginBaseViewController!
  var presenter: LoginPresenter!
  var counter = LoginCounter()
}

final class LoginViewController: LoginBaseViewController {
  static var current: LoginViewController?
  lazy var title2 = { presenter.interactions.count.description }()
  var worker: Int { presenter.interactor.count }  // expect: view-uses-interactor

  override var presenter: LoginPresenter! {
    didSet {
      oldValue.interactor.load()  // expect: view-uses-interactor
      presenter.interactions.load()
    }
  }

  func goTapped() {
    presenter.interactor.load()  // expect: view-uses-interactor
    self.presenter.interactor.load()  // expect: view-uses-interactor
    super.presenter.interactor.load()  // expect: view-uses-interactor
    Self.current?.presenter.interactor.load()  // expect: view-uses-interactor
    LoginViewController.shared.presenter.interactor.load()  // expect: view-uses-interactor
    super.counter.load()
    Self.shared.counter.load()
  }
}
