import UIKit

final class HelpRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = HelpRouter()
    let presenter = HelpPresenter(interactor: HelpInteractor(), router: router)
    let view = HelpViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
