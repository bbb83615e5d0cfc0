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

/// A child that the storyboard embeds is kept, and then left alone or reached into.
final class MapsEmbeddingViewController: UIViewController {
  var presenter: MapsPresenter?
  private var list: MapsViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    list = segue.destination as? MapsViewController
  }

  func refresh() {
    list?.show(title: "Places")
  }
}

final class MapsFillingViewController: UIViewController {
  var presenter: MapsPresenter?
  private var list: MapsViewController?
  private var map: MapsViewController!

  // expect: navigation-outside-router
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "map" {
      self.map = segue.destination as? MapsViewController
    }
    list = segue.destination as? MapsViewController
    list?.presenter = presenter
  }
}
