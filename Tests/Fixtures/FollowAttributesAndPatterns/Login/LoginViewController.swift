import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  let (first, count): (LoginInteractor, Int) = pair()  // expect: view-uses-interactor "stores"
  @IBOutlet
  // viperlint:ignore view-uses-interactor -- it goes with the next release
  weak var older: LoginInteractor?
  var newer: LoginInteractor?  // expect: view-uses-interactor "stores"

  func each(_ list: any LoginInteractorInput...) {  // expect: view-uses-interactor "mentions"
    for one in list { one.load() }  // expect: view-uses-interactor "calls"
    let (one, number): (LoginInteractorInput, Int) = other()  // expect: view-uses-interactor "mentions"
    one.load()  // expect: view-uses-interactor "calls"
    print(number)
  }

  func last(@Checked(by: LoginInteractor.rule) _ name: String) {}  // expect: view-uses-interactor "calls"
}

final class LoginPresenter {
  var interactor: LoginInteractorInput?
}

protocol LoginInteractorInput {
  func load()
}

final class LoginInteractor: LoginInteractorInput {
  static let rule = 1

  func load() {}
}

final class LoginRouter {
  func open() {
    @Injected(LoginViewController.self) var screen
    screen.loadViewIfNeeded()
  }
}

final class LoginLogger {
  var interactor: LoginInteractor?
}
