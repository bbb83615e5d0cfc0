final class MoviesInteractor {
  func title() -> String { "Movies" }
}
