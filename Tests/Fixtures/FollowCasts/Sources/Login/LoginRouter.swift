import UIKit

final class LoginRouter {
  weak var view: UIViewController?

  /// The same chain in a router is its own business.
  func wire() {
    (view as? LoginViewController)?.presenter?.interactor.load()
  }
}
