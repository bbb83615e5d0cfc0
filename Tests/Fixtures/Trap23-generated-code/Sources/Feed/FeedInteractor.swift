final class FeedInteractor {
  func title() -> String { "Feed" }
}
