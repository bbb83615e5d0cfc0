import UIKit

final class OrderRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = OrderRouter()
    let presenter = OrderPresenter(interactor: OrderInteractor(), router: router)
    let view = OrderViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
