import UIKit

protocol UsersViewProtocol: AnyObject {
  func show()
}

protocol UsersPresenterProtocol: AnyObject {
  func came()
}

/// The users' view, whichever class that is.
typealias EntryPoint = UsersViewProtocol & UIViewController
/// No role: the contract among its parts has none.
typealias Themed = Themeable & UIView
/// Nor here: a screen does not present, and a presenter shows nothing.
typealias Confused = UsersPresenterProtocol & UIViewController

protocol Themeable {}

final class UsersPresenter: UsersPresenterProtocol {
  weak var view: EntryPoint?
  var interactor: UsersInteractor?

  func came() { view?.show() }
}

final class UsersInteractor {
  weak var output: UsersPresenterProtocol?
  var themed: Themed?
  var shown: EntryPoint?  // expect: interactor-uses-view
}

final class UsersRouter {
  var entry: EntryPoint?  // expect: strong-back-reference
  weak var next: EntryPoint?
  var banner: Themed?
}

final class UsersViewController: UIViewController, UsersViewProtocol {
  var presenter: UsersPresenterProtocol?

  func show() {}
}
