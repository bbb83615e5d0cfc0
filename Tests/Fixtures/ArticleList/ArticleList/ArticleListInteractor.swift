import Foundation

final class ArticleListInteractor: ArticleListInteractorInput {
  weak var output: ArticleListInteractorOutput?
  private let service: ArticleNetworkServiceProtocol

  init(service: ArticleNetworkServiceProtocol) {
    self.service = service
  }

  func loadArticles() {
    Task { @MainActor in
      do {
        let articles = try await service.fetchArticles()
        output?.didLoadArticles(articles)
      } catch {
        output?.didFailToLoadArticles(error)
      }
    }
  }
}
