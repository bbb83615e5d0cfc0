import UIKit

final class FeedRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = FeedRouter()
    let presenter = FeedPresenter(interactor: FeedInteractor(), router: router)
    let view = FeedViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
