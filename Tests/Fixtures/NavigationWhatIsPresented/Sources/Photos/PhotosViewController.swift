import UIKit

final class PhotosViewController: UIViewController {
  var presenter: PhotosPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}
