import UIKit

/// The word of the module stands before.
protocol HomeViewToPresenterProtocol: AnyObject {
  var interactor: HomePresenterToInteractorProtocol? { get }
}

protocol HomePresenterToInteractorProtocol: AnyObject {
  func load()
}

final class HomePresenter: HomeViewToPresenterProtocol {
  var interactor: HomePresenterToInteractorProtocol?
}

final class HomeInteractor: HomePresenterToInteractorProtocol {
  func load() {}
}

final class HomeViewController: UIViewController {
  var presenter: HomeViewToPresenterProtocol?
  var layout: ViewToGridMapping?
  var texts: PresenterToViewModelMapping?

  func reload() {
    // Neither of these names two roles.
    layout?.map()
    texts?.map()
    // expect: view-uses-interactor
    presenter?.interactor?.load()
  }
}

/// The protocol of the router, as the presenter sees it: no contract of a presenter.
protocol HomeRouterProtocolToPresenter {
  func leave(_ screen: HomeViewController)
}
