import UIKit

final class CartViewController: UIViewController {
  var presenter: CartPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
