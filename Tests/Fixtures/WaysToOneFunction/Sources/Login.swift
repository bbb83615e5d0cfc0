import UIKit

/// Of no module; its screens hand on to it, one by way of the other.
class BaseController: UIViewController {
  func push(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
}

class LoginViewController: BaseController {
  var presenter: LoginPresenter?

  override func push(_ screen: UIViewController) { super.push(screen) }
}

final class SpecialViewController: LoginViewController {
  override func push(_ screen: UIViewController) { super.push(screen) }
}

final class LoginPresenter {
  var interactor: LoginInteractor?
}

final class LoginInteractor {
  func load() {}
}

final class DetailViewController: BaseController {
  var presenter: DetailPresenter?
}

final class DetailPresenter {
  var interactor: DetailInteractor?
}

final class DetailInteractor {
  func load() {}
}
