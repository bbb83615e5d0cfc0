import UIKit
final class BasketGiftRouter: BasketGiftRouterInput {
  weak var viewController: UIViewController?
  func close() { viewController?.dismiss(animated: true) }
  static func build(output: BasketGiftOutputProtocol) -> UIViewController {
    let view = BasketGiftViewController()
    let presenter = BasketGiftPresenter()
    let interactor = BasketGiftInteractor()
    let router = BasketGiftRouter()
    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = output
    router.viewController = view
    return view
  }
}
