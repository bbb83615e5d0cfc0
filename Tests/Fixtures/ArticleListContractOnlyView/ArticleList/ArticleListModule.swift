import UIKit

enum ArticleListModule {
  static func build() -> UIViewController {
    let view = ArticleListViewController()
    let presenter = ArticleListPresenter()
    let interactor = ArticleListInteractor(service: ArticleNetworkService())
    let router = ArticleListRouter()

    view.output = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.viewController = view
    return view
  }
}
