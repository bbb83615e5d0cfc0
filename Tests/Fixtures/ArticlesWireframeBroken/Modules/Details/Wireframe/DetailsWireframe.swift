import UIKit

class DetailsWireframe: NSObject {
  weak var presenter: DetailsPresenter!

  func makeDetailsInterface() -> UIViewController {
    let detailsViewController = DetailsViewController(nibName: nil, bundle: nil)
    let presenter = DetailsPresenter()
    detailsViewController.presenter = presenter
    presenter.view = detailsViewController
    self.presenter = presenter
    return detailsViewController
  }
}
