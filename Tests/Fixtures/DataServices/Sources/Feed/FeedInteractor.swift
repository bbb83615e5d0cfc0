final class FeedInteractor {
  weak var output: FeedPresenter?  // expect: interactor-uses-presenter
  let orders = OrderRepository()
  func latest() -> String { orders.latest() + (AccountHelper.active ?? "") }
}
