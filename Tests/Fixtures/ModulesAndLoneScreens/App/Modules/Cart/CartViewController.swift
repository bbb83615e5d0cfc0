import UIKit

final class CartViewController: UIViewController, CartViewInput {
  var presenter: CartPresenter?
}
