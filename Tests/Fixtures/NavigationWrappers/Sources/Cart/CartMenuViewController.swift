import UIKit

final class CartMenuViewController: BaseViewController {
  var presenter: CartPresenter?

  func checkOut(_ screen: UIViewController) {
    super.leave(for: screen)  // expect: navigation-outside-router
    super.layOut()
  }
}
