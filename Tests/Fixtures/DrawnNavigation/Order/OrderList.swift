import UIKit

final class OrderListViewController: UITableViewController {
  var presenter: OrderListPresenter!
}

final class OrderListPresenter {
  var interactor: OrderListInteractor?
  var router: OrderListRouter?
}

final class OrderListInteractor {}

final class OrderListRouter {}
