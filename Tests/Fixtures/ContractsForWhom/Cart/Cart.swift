import UIKit

// Who calls whom is in the name.
protocol CartInteractorToPresenter: AnyObject { func loaded() }
protocol CartPresenterToInteractor: AnyObject { func load() }

final class CartViewController: UIViewController { var presenter: CartPresenter? }
final class CartPresenter: CartInteractorToPresenter {
  var interactor: CartInteractor?  // expect: concrete-collaborator "CartPresenterToInteractor"
  func loaded() {}
}
final class CartInteractor: CartPresenterToInteractor {
  weak var presenter: CartInteractorToPresenter?
  func load() {}
}
