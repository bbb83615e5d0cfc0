import UIKit

final class MovieListViewController: UIViewController, MovieListViewProtocol {
  var presenter: MovieListPresenter?

  func show() {}

  func reload() {
    // expect: view-uses-interactor
    presenter?.interactor?.load()
  }
}
