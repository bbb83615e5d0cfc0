import Core
import UIKit

protocol LoginViewInput: AnyObject {
  func showError(_ text: String)
  func leave()
}

final class LoginNavigation: UINavigationController {
  var presenter: LoginPresenter?

  /// What makes itself whole is not on show yet.
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController()]
  }
}

final class LoginViewController: BaseViewController, LoginViewInput {
  var presenter: LoginPresenter!
  var app: AppCoordinator?  // expect: view-uses-router
  var stack: StackCoordinator?  // expect: view-uses-router
  var navigation = UINavigationController()

  override func leave() {
    print("left")
    super.leave()
  }

  func tapped() {
    close { print("closed") }
    // A screen is asked for, and not put together around this one.
    let help = LoginBuilder.makeHelp(delegate: self)  // expect: assembly-outside-router "`LoginBuilder`"
    print(help)
    presenter.router.map { $0.go() }  // expect: view-uses-router
    navigation = UINavigationController()
    navigation.viewControllers = [help]
    work { [weak self] in
      guard let this = self else { return }
      this.presenter.interactor.load()  // expect: view-uses-interactor "through `presenter.interactor`"
    }
  }
  /// What a library brings along nobody here knows, but for what it is made around.
  func menu(_ picker: YPImagePicker, _ home: HomeViewController) {
    present(picker, animated: true)
    let menu = SideMenuNavigationController(rootViewController: home)
    present(menu, animated: true)  // expect: navigation-outside-router "with `HomeViewController`"
  }

  func work(_ then: @escaping () -> Void) {}
}

enum LoginBuilder {
  static func makeHelp(delegate: LoginViewController) -> UIViewController { UIViewController() }
}

final class LoginPresenter {
  weak var view: LoginViewInput?
  /// Its own view, whatever that inherits from.
  var shown: LoginNavigation?  // expect: strong-back-reference
  var interactor: LoginInteractor!
  var router: LoginRouter?
  func failed() { view?.showError("failed") }
  func done() { view?.leave() }  // expect: navigation-outside-router "calls `leave()`"
}

final class LoginInteractor {
  func load() {}
  func total(_ amounts: [Amount]) -> [String] { amounts.map(\.text) }
}

final class LoginRouter {
  func go() {}
}
