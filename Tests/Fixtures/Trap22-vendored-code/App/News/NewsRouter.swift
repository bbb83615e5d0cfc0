import UIKit

final class NewsRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = NewsRouter()
    let presenter = NewsPresenter(interactor: NewsInteractor(), router: router)
    let view = NewsViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
