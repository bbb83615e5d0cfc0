import UIKit
final class OrdersRouter {
  static func make() -> UIViewController {
    let vc = OrdersViewController()
    let presenter = OrdersPresenter()
    vc.presenter = presenter
    presenter.view = vc
    return vc
  }
}
