import UIKit

// One letter sets the router apart, and it opens the gate.
final class MovesViewController: UIViewController {
  var presenter: MovesPresenter?

  func tap() {
    let router = MoveRouter()  // expect: view-uses-router "makes"
    router.close()  // expect: view-uses-router "calls"
  }
}

final class MovesPresenter {}

final class MoveRouter {
  func close() {}
}
