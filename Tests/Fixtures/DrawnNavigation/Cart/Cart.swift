import UIKit

protocol CartViewInput: AnyObject {}

// expect-role: view
final class CartViewController: UIViewController, CartViewInput {
  var presenter: CartPresenter!

  func payLater() {
    // expect: navigation-outside-router "with `PaymentViewController`"
    performSegue(withIdentifier: "PayLater", sender: nil)
  }

  func goBack() {
    performSegue(withIdentifier: Segue.back.rawValue, sender: nil)  // expect: dismissal-outside-router
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {  // expect: navigation-outside-router
    (segue.destination as? OrderListViewController)?.title = "Suggestions"  // expect: module-uses-internals
  }

  enum Segue: String {
    case back
    case pay = "Pay"
  }
}

// expect-role: view
final class CartNoteViewController: UIViewController {
  var presenter: CartPresenter!
}

/// Nobody knows its base, but a scene has this class.
// expect-role: view
final class OldCart: LibraryController {}

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
