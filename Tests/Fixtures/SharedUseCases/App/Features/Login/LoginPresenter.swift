final class LoginPresenter {
  let own: LoginUseCase
  let other: OrderUseCase
  let stock: StockUseCase  // expect: module-uses-internals
  var interactor: LoginInteractor?
  init(own: LoginUseCase, other: OrderUseCase, stock: StockUseCase) {  // expect: module-uses-internals "StockUseCase"
    self.own = own
    self.other = other
    self.stock = stock
  }
  func act() { other.order() }
}
final class LoginInteractor {}
final class LoginRouter {}
