import UIKit

final class TripsViewController: UIViewController, TripsViewInput {
  var output: TripsViewOutput?

  func show(_ text: String) {
    title = text
  }

  func tapped(_ screen: UIViewController) {
    output?.present(screen, animated: true)
    output?.performSegue(withIdentifier: "trip", sender: self)
    output?.pushViewController(screen, animated: true)
    self.present(screen, animated: true)  // expect: navigation-outside-router
  }
}
