import UIKit

final class HomePresenter: AboutViewController.Hosting {
  weak var view: HomeViewController?
  var interactor: HomeInteractor?
}

final class HomeInteractor {
  func load() {}
}

final class HomeViewController: UIViewController, Greeting {
  var presenter: HomePresenter?

  func fill(_ sources: Sources) {
    sources.make().load()  // expect: view-uses-interactor
  }
}
