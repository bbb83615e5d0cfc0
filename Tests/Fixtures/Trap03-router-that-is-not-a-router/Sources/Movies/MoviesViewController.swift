import UIKit

final class MoviesViewController: UIViewController {
  var presenter: MoviesPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
