import UIKit

// It makes the adapter, and shows none of its cells.
enum LoginBuilder {
  static func build() -> LoginViewController {
    let screen = LoginViewController()
    screen.presenter = LoginPresenter(interactor: LoginInteractor())
    screen.other = PlanAdapter()
    return screen
  }
}

protocol LoginInteractorProtocol: AnyObject { func load() }
protocol LoginPresenterProtocol: AnyObject { func appeared() }

final class LoginInteractor: LoginInteractorProtocol { func load() {} }

final class LoginPresenter: LoginPresenterProtocol {
  let interactor: LoginInteractorProtocol
  init(interactor: LoginInteractorProtocol) { self.interactor = interactor }
  func appeared() { interactor.load() }
}

final class LoginViewController: UIViewController, ErrorShowing {
  var presenter: LoginPresenterProtocol?
  let adapter = PlanAdapter()
  var other: PlanAdapter?
  let rows = RowHelper()
  struct Reloader { let presenter: LoginPresenter }  // expect: concrete-collaborator

  func show() {
    ToastView.show("saved", over: view)
    rows.add(to: view)
    if Settings.token == nil { return }  // expect: view-uses-service
    if Account.isKnown { return }  // expect: view-uses-service
    _ = Palette.light.name
  }
}
