import UIKit

final class WalletViewController: UIViewController {
  var presenter: WalletPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
