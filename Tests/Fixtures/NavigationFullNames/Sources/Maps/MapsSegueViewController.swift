import UIKit

/// A segue that only counts itself goes where the storyboard says.
final class MapsCountingViewController: UIViewController {
  var presenter: MapsPresenter?
  private var segues = 0

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segues += 1
  }
}

final class MapsSegueViewController: UIViewController {
  var presenter: MapsPresenter?

  // expect: navigation-outside-router
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "place" else { return }
    (segue.destination as? MapsViewController)?.show(title: "Place")
  }
}
