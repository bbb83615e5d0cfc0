import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  var dependencies: LoginDependencies?
}

final class LoginPresenter { var interactor: LoginInteractor? }

final class LoginInteractor {
  let main = MainCoordinator()  // expect: interactor-uses-router
  let window = WindowCoordinator()  // expect: interactor-uses-router
  let words = WordsCoordinator()
}

/// It navigates, by what it sets.
final class MainCoordinator {
  let navigation = UINavigationController()
  func start() { navigation.viewControllers = [UIViewController()] }
}

final class WindowCoordinator {
  let window = UIWindow()
  func start() { window.rootViewController = UINavigationController() }
}

/// It sets something of its own.
final class WordsCoordinator {
  var viewControllers: [String] = []
  func start() { viewControllers = [] }
}

/// `X.init()` makes an `X` as `X()` does.
final class LoginDependencies {
  func fill(_ screen: LoginViewController) {
    let presenter = LoginPresenter.init()
    presenter.interactor = LoginInteractor.init()
    screen.presenter = presenter
  }
}
