final class CartListInteractor {
  func items() -> [CartResponse] { [] }
}
