import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  func go() { presenter?.useCase.logIn() }  // expect: view-uses-interactor
}

final class LoginPresenter {
  let useCase: LoginUseCase
  let navigator: LoginNavigator

  init(useCase: LoginUseCase, navigator: LoginNavigator) {
    self.useCase = useCase
    self.navigator = navigator
  }
}

// It only keeps the screen, and is a router because the configuration says so.
final class LoginNavigator {
  weak var viewController: UIViewController?
}
