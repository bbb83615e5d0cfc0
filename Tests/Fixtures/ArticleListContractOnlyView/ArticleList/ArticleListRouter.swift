import UIKit

final class ArticleListRouter: ArticleListRouterInput {
  weak var viewController: UIViewController?

  func openArticle(id: UUID) {
    let detail = ArticleDetailModule.build(id: id)
    viewController?.navigationController?.pushViewController(detail, animated: true)
  }
}
