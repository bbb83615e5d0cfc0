import UIKit

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewReady()
  }

  func show(title: String) {
    self.title = title
  }
}

protocol HomeViewInput: TransitionHandling {}

extension HomeViewController: HomeViewInput {}
