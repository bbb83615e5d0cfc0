import Combine

final class CommentsRepository {
  private let client: ImagesClient
  init(client: ImagesClient) { self.client = client }
  func load() { client.send("comments") }
}
