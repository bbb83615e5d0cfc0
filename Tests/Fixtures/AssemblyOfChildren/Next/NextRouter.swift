import UIKit
final class NextRouter: NextRouterInput {
  weak var viewController: UIViewController?
  func openNext() {}
  static func build() -> UIViewController {
    let view = NextViewController()
    let presenter = NextPresenter()
    let interactor = NextInteractor()
    let router = NextRouter()
    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
