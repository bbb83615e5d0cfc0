import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginPresenter?
  func show() {}
  @objc func skip() { presenter?.interactor?.logIn() }  // expect: view-uses-interactor
  func peek() -> UIViewController { HomeViewController() }  // expect: assembly-outside-router
}
final class LoginRouter: LoginRouterInput {
  weak var screen: UIViewController?
  func showHome() { screen?.show(HomeViewController(), sender: nil) }
}
final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomePresenter?
  func show() {}
}
