import UIKit

final class MovieListViewController: UIViewController, MovieListViewProtocol {
  var presenter: MovieListPresenter?

  func show() {}

  func reload() {
    presenter?.interactor?.load()
  }
}
