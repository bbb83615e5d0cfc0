import UIKit

/// An output that the presenter carries out stays the presenter's.
protocol CartViewOutput: AnyObject {
  func pay()
}

protocol CartDisplayLogic: AnyObject {}

protocol CartPresentationLogic: AnyObject {}

final class CartPresenter: CartViewOutput, CartPresentationLogic {
  weak var view: CartDisplayLogic?

  func pay() {}
}

final class CartInteractor {
  var presenter: CartPresentationLogic?
}

final class CartViewController: UIViewController, CartDisplayLogic {
  var output: CartViewOutput?  // expect: view-uses-presenter
  var interactor: CartInteractor?
}
