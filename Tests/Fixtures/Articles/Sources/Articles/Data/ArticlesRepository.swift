import Foundation

/// Pretends to be a slow server.
struct ArticlesRepository: Sendable {
  let delay: TimeInterval

  init(delay: TimeInterval = 0.8) {
    self.delay = delay
  }

  func fetchArticles() throws -> [ArticlesContract.Article] {
    Thread.sleep(forTimeInterval: delay)
    return [
      ArticlesContract.Article(id: "1", title: "Clean Architecture on Mobile"),
      ArticlesContract.Article(id: "2", title: "VIPER Explained Clearly"),
      ArticlesContract.Article(id: "3", title: "Caching & Offline-First Patterns"),
    ]
  }
}
