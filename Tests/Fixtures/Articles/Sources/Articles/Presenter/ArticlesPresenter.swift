final class ArticlesPresenter {
  private weak var view: ArticlesContract.View?
  private let interactor: ArticlesContract.Interactor
  private let router: ArticlesContract.Router

  init(interactor: ArticlesContract.Interactor, router: ArticlesContract.Router) {
    self.interactor = interactor
    self.router = router
  }

  private func load() {
    view?.showLoading(true)
    interactor.loadArticles(callback: self)
  }
}

extension ArticlesPresenter: ArticlesContract.Presenter {
  func attach(view: ArticlesContract.View) {
    self.view = view
  }

  func detach() {
    view = nil
  }

  func viewReady() {
    load()
  }

  func refresh() {
    load()
  }

  func articleSelected(id: String) {
    router.goToArticleDetail(id: id)
  }
}

extension ArticlesPresenter: ArticlesContract.InteractorCallback {
  func articlesLoaded(_ articles: [ArticlesContract.Article]) {
    let models = articles.map { ArticlesContract.ArticleViewModel(id: $0.id, title: $0.title) }
    view?.showLoading(false)
    view?.showArticles(models)
  }

  func loadingFailed(message: String) {
    view?.showLoading(false)
    view?.showError(message)
  }
}
