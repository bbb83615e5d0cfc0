import UIKit

class BaseViewController: UIViewController {
  static var shared: BaseViewController!
  var presenter: LoginPresenter!
  var counter = LoginCounter()
}

final class ScreenViewController: BaseViewController {
  static var current: ScreenViewController?
  var worker: LoginInteractor { presenter.interactor }

  override var presenter: LoginPresenter! {
    didSet {
      oldValue.interactor.load()
      presenter.counter.load()
    }
  }

  func goTapped() {
    presenter.interactor.load()
    self.presenter.interactor.load()
    super.presenter.interactor.load()
    Self.current?.presenter.interactor.load()
    ScreenViewController.shared.presenter.interactor.load()
    super.counter.load()
    Self.shared.counter.load()
  }

  // What a function of a base or of a mixin gives back as `Self` is what it was called on.
  func made() {
    Self.instantiate().presenter.interactor.load()
    ScreenViewController.fromNib()?.presenter.interactor.load()
    chained().presenter.interactor.load()
    also { $0.presenter.interactor.load() }
    LoginCounter().also { $0.load() }
  }
}

protocol Storyboarded {}

extension Storyboarded {
  static func instantiate() -> Self { fatalError("no storyboard") }
}

extension ScreenViewController: Storyboarded {}

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
