import UIKit

final class OrderViewController: UIViewController {
  var presenter: OrderPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
