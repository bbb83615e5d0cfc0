import Combine

protocol FeedRepositoryProtocol { func fetch() }

final class FeedRepository: FeedRepositoryProtocol {
  func fetch() {}
  func fetch(page: Int) {}
}
