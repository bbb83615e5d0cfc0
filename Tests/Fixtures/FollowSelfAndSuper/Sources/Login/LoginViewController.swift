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

  // What a function of a base or of a mixin gives back as `Self` is what it was called on.
  func made() {
    Self.instantiate().presenter.interactor.load()  // expect: view-uses-interactor
    LoginViewController.fromNib()?.presenter.interactor.load()  // expect: view-uses-interactor
    chained().presenter.interactor.load()  // expect: view-uses-interactor
    also { $0.presenter.interactor.load() }  // expect: view-uses-interactor
    LoginCounter().also { $0.load() }
  }
}

protocol Storyboarded {}

extension Storyboarded {
  static func instantiate() -> Self { fatalError("no storyboard") }
}

extension LoginViewController: Storyboarded {}

extension UIViewController {
  class func fromNib() -> Self? { nil }
  func chained() -> Self { self }
}

protocol Adjustable {}

extension Adjustable {
  func also(_ change: (Self) -> Void) { change(self) }
}

extension UIViewController: Adjustable {}

extension LoginCounter: Adjustable {}
