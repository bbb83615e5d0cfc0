import UIKit

protocol CartViewInput: AnyObject {}

// expect-role: view
final class CartViewController: LibraryController, CartViewInput {
  var presenter: CartPresenter!

  func payLater() {
    performSegue(withIdentifier: "PayLater", sender: nil)  // expect: navigation-outside-router
  }
}

// expect-role: view
final class CartNoteViewController: UIViewController {
  var presenter: CartPresenter!
}

final class CartCell: UITableViewCell {}

final class CartPresenter {
  weak var view: CartViewInput?
  var interactor: CartInteractor?
  var router: CartRouter?
}

final class CartInteractor {}

final class CartRouter {
  weak var viewController: UIViewController?

  func payLater() { viewController?.performSegue(withIdentifier: "PayLater", sender: nil) }
}
