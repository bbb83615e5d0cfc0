final class OrderInteractor {
  func title() -> String { "Order" }
}
