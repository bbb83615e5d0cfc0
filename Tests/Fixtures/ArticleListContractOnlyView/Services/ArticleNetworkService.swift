import Foundation

protocol ArticleNetworkServiceProtocol {
  func fetchArticles() async throws -> [Article]
}

final class ArticleNetworkService: ArticleNetworkServiceProtocol {
  private let session: URLSession
  private let address = URL(string: "https://example.org/articles.json")

  init(session: URLSession = .shared) {
    self.session = session
  }

  func fetchArticles() async throws -> [Article] {
    guard let address else { throw URLError(.badURL) }
    let (data, _) = try await session.data(from: address)
    return try JSONDecoder().decode([Article].self, from: data)
  }
}
