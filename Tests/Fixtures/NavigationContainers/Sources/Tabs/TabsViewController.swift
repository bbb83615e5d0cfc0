import UIKit

final class TabsViewController: UIViewController {
  var presenter: TabsPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
