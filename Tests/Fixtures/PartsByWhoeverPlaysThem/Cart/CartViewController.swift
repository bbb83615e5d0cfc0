import UIKit

final class CartViewController: UIViewController {
  var presenter: CartPresenter?
  func cell() -> CartRowCell { CartRowCell() }
}
