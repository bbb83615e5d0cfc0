import Foundation

final class ArticleListPresenter {
  weak var view: ArticleListView?
  var interactor: ArticleListInteractorInput?
  var router: ArticleListRouterInput?

  private var articles: [Article] = []
}

extension ArticleListPresenter: ArticleListViewOutput {
  func viewDidLoad() {
    interactor?.loadArticles()
  }

  func didSelectArticle(at index: Int) {
    guard articles.indices.contains(index) else { return }
    router?.openArticle(id: articles[index].id)
  }
}

extension ArticleListPresenter: ArticleListInteractorOutput {
  func didLoadArticles(_ articles: [Article]) {
    self.articles = articles
    view?.showArticles(articles.map(ArticleViewModel.init(article:)))
  }

  func didFailToLoadArticles(_ error: Error) {
    view?.showError(error.localizedDescription)
  }
}
