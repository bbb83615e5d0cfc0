import UIKit

final class TripRouter {
  var trip: UIViewController?  // expect: strong-back-reference

  func start() {
    let trip = TripViewController(presenter: TripPresenter(router: self))
    self.trip = trip
  }
}

final class TripViewController: UIViewController {
  let presenter: TripPresenter
  init(presenter: TripPresenter) { self.presenter = presenter }
}

final class TripPresenter {
  let router: TripRouter
  var interactor: TripInteractor?
  init(router: TripRouter) { self.router = router }
}

final class TripInteractor {}
