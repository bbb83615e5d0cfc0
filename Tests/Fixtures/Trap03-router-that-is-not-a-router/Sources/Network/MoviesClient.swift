final class MoviesClient {
  enum Router {
    case popular
  }

  func load(_ route: Router) {}
}
