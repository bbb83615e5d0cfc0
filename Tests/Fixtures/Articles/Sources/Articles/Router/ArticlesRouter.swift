import UIKit

final class ArticlesRouter: ArticlesContract.Router {
  private weak var viewController: UIViewController?

  /// Wires the module and hands out its screen.
  static func build() -> UIViewController {
    let repository = ArticlesRepository()
    let interactor = ArticlesInteractor(repository: repository)
    let router = ArticlesRouter()
    let presenter = ArticlesPresenter(interactor: interactor, router: router)
    let viewController = ArticlesViewController(presenter: presenter)
    router.viewController = viewController
    return viewController
  }

  func goToArticleDetail(id: String) {
    let detail = ArticleDetailViewController(articleId: id)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
