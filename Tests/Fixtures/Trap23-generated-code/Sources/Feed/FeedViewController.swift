import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
