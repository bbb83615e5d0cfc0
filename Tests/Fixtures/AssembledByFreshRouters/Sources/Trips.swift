import UIKit

/// A router that is made only to put the module together around the screen is its builder there.
final class TripViewController: UIViewController {
  var presenter: TripPresenter?

  func setUp() { TripRouter().assemble(self) }
  func setUpLater() {
    let router = TripRouter()
    router.assemble(self)
  }
}

final class TripPresenter {
  weak var view: TripViewController?
  var router: TripRouter?
}

final class TripRouter {
  func assemble(_ view: TripViewController) {
    let presenter = TripPresenter()
    presenter.view = view
    presenter.router = self
    view.presenter = presenter
  }
}

/// The wiring may stand in a function of its own.
final class StayViewController: UIViewController {
  var presenter: StayPresenter?

  func setUp() { StayRouter.assemble(self) }

  /// One that only shows something is no builder.
  func help() {
    let router = StayRouter()  // expect: view-uses-router
    router.showHelp(from: self)  // expect: view-uses-router
  }

  /// Another module's function may have the name of an own one, and a screen that is made is gone to.
  func guide() { StayRouter().showGuide(from: self) }  // expect: view-uses-router
}

final class StayPresenter {
  weak var view: StayViewController?
  var router: StayRouter?
}

final class StayRouter {
  static func assemble(_ view: StayViewController) { link(view) }

  private static func link(_ view: StayViewController) {
    let presenter = StayPresenter()
    presenter.view = view
    presenter.router = StayRouter()
    view.presenter = presenter
  }

  func showHelp(from view: UIViewController) { view.present(UIViewController(), animated: true) }

  func showGuide(from view: UIViewController) { view.present(Guides.link(view), animated: true) }
}

enum Guides {
  static func link(_ view: UIViewController) -> UIViewController { UIViewController() }
}
