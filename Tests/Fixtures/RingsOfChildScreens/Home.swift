import UIKit

/// Holds its router, which holds a screen that holds nothing back.
final class HomeContainerViewController: UIViewController {
  let router: HomeRouter  // expect: view-uses-router
}

final class HomeRouter {
  weak var container: UIViewController?
  var home: UIViewController?

  func start() {
    let home = HomeViewController.create(self)
    self.home = home
  }
}

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?

  static func create(_ router: HomeRouter) -> HomeViewController {
    let screen = HomeViewController()
    screen.presenter = HomePresenter(router: router)  // expect: assembly-outside-router
    return screen
  }
}

final class HomePresenter {
  weak var router: HomeRouter?
  var interactor: HomeInteractor?
  init(router: HomeRouter) { self.router = router }
}

final class HomeInteractor {}
