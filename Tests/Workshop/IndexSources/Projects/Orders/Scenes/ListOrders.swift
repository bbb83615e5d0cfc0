import Foundation
import UIKit

enum ListOrders {
  enum Fetch {
    struct Request { var onlyPaid = false }
    struct Response { var orders: [Order] }
    struct ViewModel {
      struct Row { let title: String; let total: String }
      var rows: [Row]
    }
  }
}

protocol ListOrdersDisplayLogic: AnyObject {
  func display(_ viewModel: ListOrders.Fetch.ViewModel)
}

protocol ListOrdersBusinessLogic {
  func fetch(_ request: ListOrders.Fetch.Request)
}

protocol ListOrdersDataStore {
  var orders: [Order]? { get }
}

class ListOrdersInteractor: ListOrdersBusinessLogic, ListOrdersDataStore {
  var presenter: ListOrdersPresentationLogic?
  lazy var worker = OrdersWorker(store: MemoryStore())
  var orders: [Order]?

  func fetch(_ request: ListOrders.Fetch.Request) {
    worker.fetch { orders in
      self.orders = request.onlyPaid ? orders.filter { $0.shipping.method != .none } : orders
      let response = ListOrders.Fetch.Response(orders: self.orders ?? [])
      self.presenter?.present(response)
    }
  }
}

protocol ListOrdersPresentationLogic {
  func present(_ response: ListOrders.Fetch.Response)
}

class ListOrdersPresenter: ListOrdersPresentationLogic {
  weak var viewController: ListOrdersDisplayLogic?
  typealias Model = ListOrders.Fetch.ViewModel

  func present(_ response: ListOrders.Fetch.Response) {
    let rows = response.orders.map { order -> Model.Row in
      Model.Row(title: order.buyer.name, total: "\(order.total)")
    }
    viewController?.display(Model(rows: rows))
  }
}

class ListOrdersRouter: ListOrdersRoutingLogic, ListOrdersDataPassing {
  weak var viewController: ListOrdersViewController?
  var dataStore: ListOrdersDataStore?

  func routeToShow(at index: Int) {
    let destination = ShowOrderViewController()
    guard var store = destination.router?.dataStore, let source = dataStore else { return }
    pass(from: source, to: &store, index)
    navigate(from: viewController!, to: destination)
  }

  private func navigate(from source: ListOrdersViewController, to destination: ShowOrderViewController) {
    source.show(destination, sender: nil)
  }

  private func pass(from source: ListOrdersDataStore, to destination: inout ShowOrderDataStore, _ index: Int) {
    destination.order = source.orders?[index]
  }
}

@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int { get { value } set { value = newValue } }
}

protocol ListOrdersRoutingLogic { func routeToShow(at index: Int) }
protocol ListOrdersDataPassing { var dataStore: ListOrdersDataStore? { get } }

class ListOrdersViewController: UITableViewController, ListOrdersDisplayLogic {
  var interactor: ListOrdersBusinessLogic?
  var router: (ListOrdersRoutingLogic & ListOrdersDataPassing)?
  private var shown: ListOrders.Fetch.ViewModel = .init(rows: [])
  @Clamped(0...9) private var page = 3

  override init() {
    super.init()
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    let viewController = self
    let interactor = ListOrdersInteractor()
    let presenter = ListOrdersPresenter()
    let router = ListOrdersRouter()
    viewController.interactor = interactor
    viewController.router = router
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.fetch(.init(onlyPaid: true))
    interactor?.fetch(ListOrders.Fetch.Request())
  }

  func display(_ viewModel: ListOrders.Fetch.ViewModel) {
    shown = viewModel
    title = shown.rows.first.map { $0.title } ?? "\(page)"
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.routeToShow(at: indexPath.row)
    print(router?.dataStore?.orders?[indexPath.row].buyer.name ?? "", shown.rows[indexPath.row].total)
  }
}
