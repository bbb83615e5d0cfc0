import UIKit

final class BadgeRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = BadgeRouter()
    let presenter = BadgePresenter(interactor: BadgeInteractor(), router: router)
    let view = BadgeViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
