import UIKit

final class BadgeViewController: UIViewController {
  var presenter: BadgePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
