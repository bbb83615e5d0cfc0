final class CartInteractor {
  func title() -> String { "Cart" }
}
