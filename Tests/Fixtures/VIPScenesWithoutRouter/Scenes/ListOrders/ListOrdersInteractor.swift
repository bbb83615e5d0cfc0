protocol ListOrdersBusinessLogic {
  func fetch(request: ListOrders.Fetch.Request)
}

protocol ListOrdersDataStore {
  var selected: String? { get }
}

final class ListOrdersInteractor: ListOrdersBusinessLogic, ListOrdersDataStore {
  var presenter: ListOrdersPresentationLogic?
  var selected: String?
  func fetch(request: ListOrders.Fetch.Request) {
    presenter?.present(response: ListOrders.Fetch.Response(text: "a"))
  }
}
