import UIKit

final class HomeViewController: UIViewController { var presenter: HomePresenter? }

final class HomePresenter { weak var view: HomeViewController? }

final class HomeRouter {
  static func build() -> UIViewController {
    let screen = HomeViewController()
    screen.presenter = HomePresenter()
    return screen
  }
}
