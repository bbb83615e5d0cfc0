import Foundation

protocol ArticleListView: AnyObject {
  func showArticles(_ articles: [ArticleViewModel])
  func showError(_ message: String)
}

protocol ArticleListViewOutput: AnyObject {
  func viewDidLoad()
  func didSelectArticle(at index: Int)
}

protocol ArticleListInteractorInput: AnyObject {
  func loadArticles()
}

protocol ArticleListInteractorOutput: AnyObject {
  func didLoadArticles(_ articles: [Article])
  func didFailToLoadArticles(_ error: Error)
}

protocol ArticleListRouterInput: AnyObject {
  func openArticle(id: UUID)
}
