/// What the parts of the articles module promise each other.
enum ArticlesContract {
  protocol View: AnyObject {
    func showLoading(_ isLoading: Bool)
    func showArticles(_ articles: [ArticleViewModel])
    func showError(_ message: String)
  }

  protocol Presenter: AnyObject {
    func attach(view: View)
    func detach()
    func viewReady()
    func refresh()
    func articleSelected(id: String)
  }

  protocol Interactor: AnyObject {
    func loadArticles(callback: InteractorCallback)
  }

  /// Where the interactor leaves its results.
  protocol InteractorCallback: AnyObject {
    func articlesLoaded(_ articles: [Article])
    func loadingFailed(message: String)
  }

  protocol Router: AnyObject {
    func goToArticleDetail(id: String)
  }

  /// What one row of the list shows.
  struct ArticleViewModel: Equatable {
    let id: String
    let title: String
  }
}
