final class SearchInteractor {
  func title() -> String { "Search" }
}
