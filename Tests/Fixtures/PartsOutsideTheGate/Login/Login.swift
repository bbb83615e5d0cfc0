import UIKit

final class LoginRouter { weak var controller: UIViewController? }
final class LoginPresenter {
  weak var view: LoginViewController?
  let router: LoginRouter
  var guest: AnyObject?
  init(router: LoginRouter) { self.router = router }
  func ask() { guest = HomeBuilder.build() }  // expect: assembly-outside-router
  func make() { guest = HomePresenter() }  // expect: assembly-outside-router
}
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  func find() -> AnyObject { FindUserInteractor() }  // expect: assembly-outside-router
  func rating() -> Any { RatingView() }
  func section() -> AnyObject { ProfileSectionPresenter() }
  func home() -> AnyObject { HomeViewController() }  // expect: assembly-outside-router
}
