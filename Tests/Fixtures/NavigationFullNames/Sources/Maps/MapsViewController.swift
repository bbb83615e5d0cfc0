import UIKit

final class MapsViewController: UIViewController {
  var presenter: MapsPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
