import UIKit

final class TripPresenter {
  var interactor: TripInteractor?
  var router: TripRouter?
}
final class TripInteractor {}
final class TripRouter { static func build() -> UIViewController { TripViewController() } }
final class TripViewController: UIViewController { var presenter: TripPresenter? }

/// This one is the module's: it works with the presenter.
final class TripTabBarController: UITabBarController {
  var presenter: TripPresenter?
  func reload() { viewControllers = [HomeRouter.build()] }
}
