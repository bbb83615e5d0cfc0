import UIKit

/// Weak here, and handed on to somebody who may keep it.
final class BuyPresenter {
  weak var interactor: BuyInteractor?

  init(interactor: BuyInteractor) {
    self.interactor = interactor
    Keeper.keep(interactor)
  }
}

enum Keeper {
  static func keep(_ object: AnyObject) {}
}

final class BuyInteractor {}

final class BuyViewController: UIViewController { var presenter: BuyPresenter? }

final class BuyRouter {
  static func build() -> UIViewController {
    let interactor = BuyInteractor()
    let screen = BuyViewController()
    screen.presenter = BuyPresenter(interactor: interactor)
    return screen
  }
}
