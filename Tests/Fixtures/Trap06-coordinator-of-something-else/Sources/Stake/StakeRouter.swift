import UIKit

final class StakeRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = StakeRouter()
    let presenter = StakePresenter(interactor: StakeInteractor(), router: router)
    let view = StakeViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
