import UIKit

final class StakeViewController: UIViewController {
  var presenter: StakePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
