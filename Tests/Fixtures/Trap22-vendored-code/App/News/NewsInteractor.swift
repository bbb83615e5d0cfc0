final class NewsInteractor {
  func title() -> String { "News" }
}
