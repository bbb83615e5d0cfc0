import Foundation

protocol ArticlesViewInterface: class {
  func showArticlesData(_ articles: [Article])  // expect: view-uses-entity
  func showNoContentScreen()
}

protocol ArticlesModuleInterface: class {
  func updateView()
  func showDetailsForArticle(_ article: Article)
}

protocol ArticlesInteractorInput: class {
  func fetchArticles()
}

protocol ArticlesInteractorOutput: class {
  func articlesFetched(_ articles: [Article])
}

protocol ArticlesWireframeInput: class {
  func presentDetailsInterfaceForArticle(_ article: Article)
}
