import UIKit

final class TripsViewController: UIViewController {
  var presenter: TripsPresenter?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expect: navigation-outside-router
    TripsRouter().openHelp()  // expect: view-uses-router
    presenter?.router?.openHelp()  // expect: view-uses-router
    TripsRouter.fill(segue.destination)
  }
}
final class TripsPresenter {
  var router: TripsRouter?
  var interactor: TripsInteractor?
}
final class TripsInteractor {}
final class TripsRouter {
  func openHelp() {}
  static func fill(_ screen: UIViewController) {}
}
