final class OrderPresenter {
  let own: OrderUseCase
  let other: LoginUseCase
  let stock: StockUseCase  // expect: module-uses-internals
  var interactor: OrderInteractor?
  init(own: OrderUseCase, other: LoginUseCase, stock: StockUseCase) {  // expect: module-uses-internals "StockUseCase"
    self.own = own
    self.other = other
    self.stock = stock
  }
  func act() { other.logIn() }
}
final class OrderInteractor {}
final class OrderRouter {}
