import UIKit

/// A screen without a presenter of its own, wherever it lies: it keeps the presenter of the module that it is called after.
final class HomeListCellController: UITableViewController {
  var presenter: HomePresenter?

  func open() {
    navigationController?.pushViewController(UIViewController(), animated: true)  // expect: navigation-outside-router
  }
}

/// Called after it, too, and nobody's.
final class HomeLandingViewController: UIViewController {
  func open() {
    navigationController?.pushViewController(UIViewController(), animated: true)
  }
}
