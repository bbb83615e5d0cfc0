protocol ShowOrderPresentationLogic {
  func present(response: ShowOrder.Fetch.Response)
}

final class ShowOrderPresenter: ShowOrderPresentationLogic {
  weak var viewController: ShowOrderDisplayLogic?
  func present(response: ShowOrder.Fetch.Response) {
    viewController?.display(viewModel: ShowOrder.Fetch.ViewModel(title: response.text))
  }
}
