import UIKit

extension CartRouter: Showing {
  var host: UIViewController { viewController ?? UIViewController() }

  func open(_ screen: UIViewController) {
    showHelp()
    viewController?.go(to: screen)
    viewController?.goTwice(to: screen)
    if let viewController { openScreen(screen, from: viewController) }
  }
}

/// Shows pages, and is a part of no module.
final class PageFlowController: UIPageViewController, Routable {}
