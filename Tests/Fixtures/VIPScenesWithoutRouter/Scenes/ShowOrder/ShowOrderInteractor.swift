protocol ShowOrderBusinessLogic {
  func fetch(request: ShowOrder.Fetch.Request)
}

protocol ShowOrderDataStore {
  var selected: String? { get }
}

final class ShowOrderInteractor: ShowOrderBusinessLogic, ShowOrderDataStore {
  var presenter: ShowOrderPresentationLogic?
  var selected: String?
  func fetch(request: ShowOrder.Fetch.Request) {
    presenter?.present(response: ShowOrder.Fetch.Response(text: "a"))
  }
}
