import UIKit

final class TabsRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = TabsRouter()
    let presenter = TabsPresenter(interactor: TabsInteractor(), router: router)
    let view = TabsViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
