import UIKit

final class SyncRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = SyncRouter()
    let presenter = SyncPresenter(interactor: SyncInteractor(), router: router)
    let view = SyncViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
