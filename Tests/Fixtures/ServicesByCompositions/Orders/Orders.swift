import UIKit

final class OrdersViewController: UIViewController {
  var presenter: OrdersPresenter?
  var cart: CartServing = EmptyCart()  // expect: view-uses-service
  func empty() { cart.clear() }  // expect: view-uses-service
}

final class OrdersPresenter {
  let interactor: OrdersInteractor
  init(interactor: OrdersInteractor) { self.interactor = interactor }
}

final class OrdersInteractor {
  let cart: any CartServing
  init(cart: any CartServing) { self.cart = cart }
}
