import UIKit

final class WalletRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = WalletRouter()
    let presenter = WalletPresenter(interactor: WalletInteractor(), router: router)
    let view = WalletViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
