import UIKit

final class ProfileViewController: UIViewController {
  var presenter: ProfilePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
