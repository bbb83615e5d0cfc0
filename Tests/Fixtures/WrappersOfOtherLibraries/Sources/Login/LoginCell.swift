import UIKit

final class LoginCell: UITableViewCell {
  @Made(LoginPresenter.self) private var presenter
  @Made(name: "interactor") private var other
  @Made(LoginClock.self) private var clock

  func tap() {
    presenter.interactor.logIn()  // expect: view-uses-interactor
    other.logIn()
    clock.tick()
  }
}
