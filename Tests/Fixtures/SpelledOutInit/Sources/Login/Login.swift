import UIKit

final class LoginInteractor {}

final class LoginPresenter {
  weak var view: LoginViewController?
  var interactor: LoginInteractor?
}

final class LoginViewController: UIViewController {
  weak var presenter: LoginPresenter?

  func load() {
    Sesion.actual.load()  // expect: view-uses-service
  }
}

final class Sesion {
  static let actual = Sesion.init()
  func load() { UserDefaults.standard.set(1, forKey: "visits") }
}

final class LoginBuilder {
  func build() -> UIViewController {
    let screen = LoginViewController.init()
    let presenter = LoginPresenter.init()  // expect: orphaned-component
    presenter.view = screen
    screen.presenter = presenter
    return screen
  }
}
