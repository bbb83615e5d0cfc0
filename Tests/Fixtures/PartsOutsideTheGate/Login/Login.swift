import UIKit

final class LoginRouter { weak var controller: UIViewController? }
final class LoginPresenter {
  weak var view: LoginViewController?
  let router: LoginRouter
  var guest: AnyObject?
  init(router: LoginRouter) { self.router = router }
  func ask() { guest = HomeBuilder.build() }
  func make() { guest = HomePresenter() }
}
final class LoginViewController: UIViewController {
  var presenter: LoginPresenter?
  func find() -> AnyObject { FindUserInteractor() }
  func rating() -> Any { RatingView() }
  func section() -> AnyObject { ProfileSectionPresenter() }
  func home() -> AnyObject { HomeViewController() }
}
