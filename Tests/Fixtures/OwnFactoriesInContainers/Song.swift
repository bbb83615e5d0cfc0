import UIKit

final class SongPresenter {
  var interactor: SongInteractor?
  var view: AnyObject?
}
final class SongInteractor { var count = 0 }

/// A screen that assembles itself, whatever stands around it.
final class SongViewController: UIViewController {
  var presenter: SongPresenter?

  static func inNavigation() -> UINavigationController {
    let view = SongViewController()
    let presenter = SongPresenter()  // expect: assembly-outside-router
    presenter.interactor = SongInteractor()  // expect: assembly-outside-router
    presenter.interactor?.count = 1
    view.presenter = presenter
    return UINavigationController(rootViewController: view)
  }
  static var count: Int {
    SongViewController().presenter?.interactor == nil ? 0 : 1  // expect: view-uses-interactor
  }
}
