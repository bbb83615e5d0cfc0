import UIKit

/// A screen and its presenter are parts of a module, if of none of the pattern.
final class HomeViewController: UIViewController { var presenter: HomePresenter? }
final class HomePresenter { weak var view: HomeViewController? }
enum HomeBuilder { static func build() -> HomeViewController { HomeViewController() } }
