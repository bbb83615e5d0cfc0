import UIKit

final class CartViewController: UIViewController {
  var presenter: CartPresenter?
}

final class CartPresenter {
  var interactor: CartInteractor?
  var router: CartRouter?
}

final class CartInteractor {}

final class CartRouter {}
