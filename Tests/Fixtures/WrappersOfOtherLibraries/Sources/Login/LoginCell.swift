import UIKit

final class LoginCell: UITableViewCell {
  @Made(LoginPresenter.self) private var presenter
  @Made(Login.Parts.self) private var parts
  @Made(name: LoginPresenter.key) private var other
  @Made(LoginClock.self) private var clock
  @Scoped(LoginPresenter.self) private var scope
  @CurrentParts private var current
  @Read(LoginPresenter.self, \.clock) private var time
  @Inject(name: Names.main, LoginPresenter.self) private var named
  @Inject(\.clock, scope: LoginPresenter.self) private var scoped

  func tap() {
    presenter.interactor.logIn()  // expect: view-uses-interactor
    parts.interactor.logIn()  // expect: view-uses-interactor
    named.interactor.logIn()  // expect: view-uses-interactor
    other.interactor.logIn()
    current.interactor.logIn()  // expect: view-uses-interactor
    clock.tick()
    scope.interactor.tick()
    scope.shown.logIn()  // expect: view-uses-interactor
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
