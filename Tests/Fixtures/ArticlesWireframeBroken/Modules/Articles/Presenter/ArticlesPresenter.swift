import Foundation

class ArticlesPresenter: ArticlesModuleInterface, ArticlesInteractorOutput {
  weak var view: ArticlesViewInterface!
  var interactor: ArticlesInteractorInput!
  var wireframe: ArticlesWireframe!  // expect: concrete-collaborator

  // MARK: ArticlesModuleInterface

  func updateView() {
    self.interactor.fetchArticles()
  }

  func showDetailsForArticle(_ article: Article) {
    self.wireframe.presentDetailsInterfaceForArticle(article)
  }

  // MARK: ArticlesInteractorOutput

  func articlesFetched(_ articles: [Article]) {
    if articles.count > 0 {
      self.view.showArticlesData(articles)
    } else {
      self.view.showNoContentScreen()
  }
}
