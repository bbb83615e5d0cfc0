extension MoviesInteractor {
  func load(with client: MoviesClient) throws {
    client.load(.popular)
    _ = try Router.movies(page: 1).asURLRequest()
    _ = RequestRouter(path: "top").path
    _ = SearchRouter()
    _ = MoviesClient.Router.popular
  }

  func leave(by router: MoviesRouter) {}  // expect: interactor-uses-router
}
