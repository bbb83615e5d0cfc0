import UIKit

protocol ListOrdersDisplayLogic: AnyObject {}
protocol ListOrdersBusinessLogic {}
@objc protocol ListOrdersRoutingLogic { func routeToShowOrder(segue: UIStoryboardSegue?) }

final class ListOrdersViewController: UITableViewController, ListOrdersDisplayLogic {
  var interactor: ListOrdersBusinessLogic?
  var router: (NSObjectProtocol & ListOrdersRoutingLogic)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let scene = segue.identifier {
      let selector = NSSelectorFromString("routeTo\(scene)WithSegue:")
      if let router = router, router.responds(to: selector) { router.perform(selector, with: segue) }
    }
  }
}

final class ListOrdersInteractor: ListOrdersBusinessLogic { var presenter: ListOrdersPresenter? }

final class ListOrdersPresenter { weak var viewController: ListOrdersDisplayLogic? }

final class ListOrdersRouter: NSObject, ListOrdersRoutingLogic {
  weak var viewController: ListOrdersViewController?
  func routeToShowOrder(segue: UIStoryboardSegue?) {}
}

protocol ShowOrderDisplayLogic: AnyObject {}

final class ShowOrderViewController: UIViewController, ShowOrderDisplayLogic {
  var interactor: ShowOrderInteractor?
  var router: ShowOrderRouter?
}

final class ShowOrderInteractor { var presenter: ShowOrderPresenter? }

final class ShowOrderPresenter { weak var viewController: ShowOrderDisplayLogic? }

final class ShowOrderRouter {}
