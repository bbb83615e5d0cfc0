import UIKit

final class NewsViewController: UIViewController {
  var presenter: NewsPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
