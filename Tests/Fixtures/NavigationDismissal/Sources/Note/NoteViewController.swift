import UIKit

final class NoteViewController: UIViewController {
  var presenter: NotePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
