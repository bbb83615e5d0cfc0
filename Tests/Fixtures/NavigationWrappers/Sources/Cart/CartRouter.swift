import UIKit

final class CartRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = CartRouter()
    let presenter = CartPresenter(interactor: CartInteractor(), router: router)
    let view = CartViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
