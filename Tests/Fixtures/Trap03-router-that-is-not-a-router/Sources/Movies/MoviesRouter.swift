import UIKit

final class MoviesRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = MoviesRouter()
    let presenter = MoviesPresenter(interactor: MoviesInteractor(), router: router)
    let view = MoviesViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
