import UIKit

class BaseViewController: UIViewController {
  func goHome() { navigationController?.popToRootViewController(animated: true) }
  func show(_ error: Error) {}
  func show(_ screen: UIViewController) { present(screen, animated: true) }
  func open(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
  func open(_ count: Int) {}
}

class BaseOf<P>: BaseViewController {
  var presenter: P!
}

class TableOf<P>: BaseOf<P> {}

protocol HasPresenter {
  associatedtype P
  var presenter: P! { get set }
}

/// Each carries it out by what it inherits: nobody but the presenter decides to go home.
protocol LoginViewInput: AnyObject {
  func goHome()
}

protocol LoginInteractorInput {
  var name: String { get }
  func logIn()
}

final class LoginViewController: TableOf<LoginPresenter>, LoginViewInput, HasPresenter {
  func tapped(_ error: Error, _ help: UIViewController) {
    // What a class declares goes before what a protocol demands, however far up.
    presenter.interactor.logIn()  // expect: view-uses-interactor "through `presenter.interactor`"
    show(error)
    show(help)  // expect: navigation-outside-router "calls `show(_:)`"
    open(3)
    open(help)  // expect: navigation-outside-router "calls `open(_:)`"
  }

  /// Its own module's builder puts the module together around it.
  override func awakeFromNib() {
    super.awakeFromNib()
    presenter = LoginBuilder.makePresenter(for: self)
  }

  func names(_ all: LoginPresenter) -> [String] {
    all.interactors.map(\.name)  // expect: view-uses-interactor "calls interactor `LoginInteractorInput` through `name`"
  }

  /// Assembly, whatever the screen is made by: seen by the rule about assembly alone.
  static func build() -> UIViewController {
    let screen = Self()
    let presenter = LoginPresenter()  // expect: assembly-outside-router "makes presenter `LoginPresenter`"
    presenter.interactor = LoginInteractor()  // expect: assembly-outside-router "makes interactor `LoginInteractor`"
    presenter.view = screen
    screen.presenter = presenter
    return screen
  }

  static func load() -> UIViewController? {
    // expect: assembly-outside-router "calls `instantiateInitialViewController()`"
    guard let screen = UIStoryboard(name: "Login", bundle: nil).instantiateInitialViewController() as? LoginViewController
    else { return nil }
    let presenter = LoginPresenter()  // expect: assembly-outside-router "makes presenter `LoginPresenter`"
    presenter.interactor = LoginInteractor()  // expect: assembly-outside-router "makes interactor `LoginInteractor`"
    screen.presenter = presenter
    return screen
  }
}

final class LoginPresenter {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput!
  var interactors: [LoginInteractorInput] = []
  var router: LoginRouter!
  func failed() { view?.goHome() }  // expect: navigation-outside-router "calls `goHome()`, which does it in Login/Login.swift:4"
}

final class LoginInteractor: LoginInteractorInput {
  var name = ""
  func logIn() {}
}

enum LoginBuilder {
  static func makePresenter(for view: LoginViewController) -> LoginPresenter { LoginPresenter() }
}
