import UIKit

protocol SearchViewInput: AnyObject {}

protocol SearchRouterInput: AnyObject {
  func openResult()
}

final class SearchPresenter {
  weak var view: SearchViewInput?
  var router: SearchRouterInput?
  var interactor: SearchInteractor?
}

final class SearchInteractor {}

/// Here is a router; the screen that plays one as well is a view.
final class SearchRouter: SearchRouterInput {
  weak var screen: UIViewController?

  func openResult() { screen?.show(UIViewController(), sender: nil) }
}

final class SearchViewController: UIViewController, SearchViewInput {
  var presenter: SearchPresenter?
}

extension SearchViewController: SearchRouterInput {  // expect: view-uses-router
  func openResult() { show(UIViewController(), sender: nil) }  // expect: navigation-outside-router
}
