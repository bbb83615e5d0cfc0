import Foundation

final class ArticlesInteractor: ArticlesContract.Interactor {
  private let repository: ArticlesRepository

  init(repository: ArticlesRepository) {
    self.repository = repository
  }

  func loadArticles(callback: ArticlesContract.InteractorCallback) {
    DispatchQueue.global(qos: .userInitiated).async { [repository] in
      let result = Result { try repository.fetchArticles() }
      DispatchQueue.main.async {
        switch result {
        case .success(let articles):
          callback.articlesLoaded(articles)
        case .failure:
          callback.loadingFailed(message: "Failed to load articles")
        }
      }
    }
  }
}
