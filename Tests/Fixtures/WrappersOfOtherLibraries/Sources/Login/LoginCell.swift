import UIKit

final class LoginCell: UITableViewCell {
  @Made(LoginPresenter.self) private var presenter
  @Made(Login.Parts.self) private var parts
  @Made(name: LoginPresenter.key) private var other
  @Made(LoginClock.self) private var clock
  @Scoped(LoginPresenter.self) private var scope
  @Read(LoginPresenter.self, \.clock) private var time
  @Inject(name: Names.main, LoginPresenter.self) private var named
  @Inject(\.clock, scope: LoginPresenter.self) private var scoped

  func tap() {
    presenter.interactor.logIn()  // expect: view-uses-interactor
    parts.interactor.logIn()  // expect: view-uses-interactor
    named.interactor.logIn()  // expect: view-uses-interactor
    other.interactor.logIn()
    clock.tick()
    scope.interactor.tick()
    time.tick()
    scoped.interactor.logIn()
  }
}

enum Login {
  final class Parts {
    let interactor = LoginInteractor()
  }
}

enum Names {
  static let main = "main"
}
