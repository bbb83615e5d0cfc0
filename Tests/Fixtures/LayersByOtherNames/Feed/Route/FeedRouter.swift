import UIKit

final class FeedRouter: FeedListRouterProtocol {
  static func make() -> UIViewController {
    let view = FeedListViewController()
    let presenter = FeedPresenter()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = FeedInteractor()
    return view
  }
}
