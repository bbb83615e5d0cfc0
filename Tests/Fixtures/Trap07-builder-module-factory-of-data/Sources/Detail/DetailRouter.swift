import UIKit

final class DetailRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = DetailRouter()
    let presenter = DetailPresenter(interactor: DetailInteractor(), router: router)
    let view = DetailViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
