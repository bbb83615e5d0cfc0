import UIKit

final class HomePresenter {
  var interactor: HomeInteractor?
  var router: HomeRouter?
}
final class HomeInteractor {}
final class HomeRouter { static func build() -> UIViewController { HomeViewController() } }
final class HomeViewController: UIViewController { var presenter: HomePresenter? }

/// The app's tabs are called after the first of them, and have to do with none of its parts.
final class HomeTabBarController: UITabBarController {
  override func viewDidLoad() { viewControllers = [HomeRouter.build(), TripRouter.build()] }
}
