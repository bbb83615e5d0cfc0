final class MoviesInteractor {
  func load() {}
}
