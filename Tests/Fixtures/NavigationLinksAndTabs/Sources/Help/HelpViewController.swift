import UIKit

final class HelpViewController: UIViewController {
  var presenter: HelpPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
