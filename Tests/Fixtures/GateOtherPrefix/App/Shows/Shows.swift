import UIKit

final class ShowListViewController: UIViewController {
  var presenter: ShowsPresenter?

  func reload() {
    presenter?.interactor?.load()
  }
}

// Under another prefix; the module's view keeps it, and it keeps the module's interactor.
final class ShowsPresenter {
  var interactor: ShowListInteractor?
}

final class ShowListInteractor {
  func load() {}
}
