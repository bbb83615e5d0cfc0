import UIKit

/// Handed in by an initialiser that we can read, and kept weakly: gone at once.
final class PayPresenter {
  weak var interactor: PayInteractor?
  init(interactor: PayInteractor) { self.interactor = interactor }
}

final class PayInteractor {}

final class PayViewController: UIViewController { var presenter: PayPresenter? }

final class PayRouter {
  static func build() -> UIViewController {
    let screen = PayViewController()
    screen.presenter = PayPresenter(interactor: PayInteractor())  // expect: orphaned-component "PayInteractor"
    return screen
  }
}
