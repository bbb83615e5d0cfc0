import UIKit

final class TabPresenter { var router: TabRouter? }

final class TabViewController: UITabBarController { var presenter: TabPresenter? }

/// Keeps the screens of other modules, which is what a container's router is for.
final class TabRouter {
  weak var viewController: UITabBarController?
  private lazy var home: UIViewController = HomeRouter.build()
  private let help = HomeRouter.build()
  var pages: [UIViewController] = []
  var own: UIViewController?  // expect: strong-back-reference
}
