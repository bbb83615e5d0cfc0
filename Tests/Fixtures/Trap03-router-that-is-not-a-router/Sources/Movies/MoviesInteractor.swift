final class MoviesInteractor {
  private let casts = CastRouter<String>()
  func title() -> String { "Movies" }
}
