import UIKit

protocol HomeViewInput: AnyObject { func show() }

final class HomePresenter {
  weak var view: HomeViewInput?
  var interactor: HomeInteractor?
  weak var router: HomeRouter?
  var route: Route?

  static func badge(for count: Int) -> String? { count > 0 ? "\(count)" : nil }
}

final class HomeInteractor {
  /// A static function that hands back a number or a text is no factory: the type is used as if it had no result.
  static func isValid(_ text: String) -> Bool { !text.isEmpty }

  func load() {
    if HomeRouter.animates() { return }  // expect: interactor-uses-router "calls router"
    _ = HomePresenter.badge(for: 1)  // expect: interactor-uses-presenter "calls presenter"
    // Asking the router for a screen is a use of the router, too, and that stands before assembly in the table.
    _ = HomeRouter.build()  // expect: interactor-uses-router "calls router `HomeRouter`"
  }
}

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomePresenter?

  func show() {
    if HomeInteractor.isValid("") { title = "" }  // expect: view-uses-interactor "calls interactor"
    title = HomeRouter.storyboard  // expect: view-uses-router "calls router"
  }

  /// A view asks a router for another screen: that is for the rule about assembly.
  func detail() -> UIViewController {
    HomeRouter.build()  // expect: assembly-outside-router "asks `HomeRouter` for"
  }
}

final class HomeRouter {
  static let storyboard = "Home"
  static func animates() -> Bool { true }
  static func build() -> UIViewController { HomeViewController() }
}
