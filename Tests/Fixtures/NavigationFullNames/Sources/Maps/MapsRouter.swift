import UIKit

final class MapsRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = MapsRouter()
    let presenter = MapsPresenter(interactor: MapsInteractor(), router: router)
    let view = MapsViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
