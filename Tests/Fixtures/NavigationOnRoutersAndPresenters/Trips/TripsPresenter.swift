final class TripsPresenter {
  weak var view: TripsViewInput?
  var router: TripsRouterInput?

  func tripTapped(_ trip: AnyObject) {
    router?.present(trip, animated: true)
    router?.pushViewController(trip, animated: true)
    router?.show(trip, sender: self)
    router?.popToRootViewController(animated: true)
    router?.dismiss(animated: true)
    router?.navigationTitle = "Trips"
    view?.show("Trips")
  }
}
