import UIKit
final class LoginRouter: LoginRouterInput {
  weak var viewController: UIViewController?
  func openNext() {}
  static func build() -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let interactor = LoginInteractor()
    let router = LoginRouter()
    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
