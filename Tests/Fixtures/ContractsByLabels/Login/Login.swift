import RIBs
import UIKit

protocol LoginRouting: ViewableRouting {}

protocol LoginViewControllable: ViewControllable {
  func show(_ screen: ViewControllable)
}

protocol LoginPresentable: Presentable {}

protocol LoginListener: AnyObject {}

final class LoginInteractor: PresentableInteractor<LoginPresentable> {
  weak var router: LoginRouting?
  weak var listener: LoginListener?
}

final class LoginViewController: UIViewController, LoginViewControllable, LoginPresentable {
  func show(_ screen: ViewControllable) {
    present(screen.uiviewController, animated: true)
  }

  func show() {
    present(LoginViewController(), animated: true)  // expect: navigation-outside-router
  }

  func show(screen: ViewControllable) {
    present(screen.uiviewController, animated: true)  // expect: navigation-outside-router
  }
}

final class LoginBuilder: Builder<EmptyDependency> {
  func build() -> LoginRouting { LoginRouter(interactor: LoginInteractor(presenter: LoginViewController())) }
}
