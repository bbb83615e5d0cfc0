import UIKit

final class DetailViewController: UIViewController {
  var presenter: DetailPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
