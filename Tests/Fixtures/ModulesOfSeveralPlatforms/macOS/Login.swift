import AppKit

final class LoginViewController: NSViewController, LoginViewInput {
  var presenter: LoginPresenter?
  func show() {}
  @objc func skip() { presenter?.interactor?.logIn() }  // expect: view-uses-interactor
  func peek() -> NSViewController { HomeViewController() }  // expect: assembly-outside-router
}
final class LoginRouter: LoginRouterInput {
  weak var screen: NSViewController?
  func showHome() { screen?.presentAsSheet(HomeViewController()) }
}
final class HomeViewController: NSViewController, HomeViewInput {
  var presenter: HomePresenter?
  func show() {}
}
