protocol ListOrdersPresentationLogic {
  func present(response: ListOrders.Fetch.Response)
}

final class ListOrdersPresenter: ListOrdersPresentationLogic {
  weak var viewController: ListOrdersDisplayLogic?
  func present(response: ListOrders.Fetch.Response) {
    viewController?.display(viewModel: ListOrders.Fetch.ViewModel(title: response.text))
  }
}
