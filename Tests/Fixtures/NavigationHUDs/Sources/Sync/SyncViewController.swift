import UIKit

final class SyncViewController: UIViewController {
  var presenter: SyncPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
