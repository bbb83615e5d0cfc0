import UIKit

final class HomeRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = HomeRouter()
    let presenter = HomePresenter(interactor: HomeInteractor(), router: router)
    let view = HomeViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
