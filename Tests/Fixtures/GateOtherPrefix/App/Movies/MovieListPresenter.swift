protocol MovieListViewProtocol: AnyObject {
  func show()
}

final class MovieListPresenter {
  weak var view: MovieListViewProtocol?
  var interactor: MoviesInteractor?

  func refresh() { interactor?.load() }
}
