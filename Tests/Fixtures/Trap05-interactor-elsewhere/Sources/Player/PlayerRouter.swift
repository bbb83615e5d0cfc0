import UIKit

final class PlayerRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = PlayerRouter()
    let presenter = PlayerPresenter(interactor: PlayerInteractor(), router: router)
    let view = PlayerViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
