final class HomeInteractor {
  func title() -> String { "Home" }
}
