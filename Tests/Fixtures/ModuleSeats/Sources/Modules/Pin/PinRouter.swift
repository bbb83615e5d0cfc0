import UIKit

final class PinRouter {
  weak var viewController: UIViewController?

  // What a factory has handed back may be used, also by way of a local.
  func openRoot() {
    let presenter = RootFactory.createPresenter()
    presenter.loadOnLaunch()
  }

  // Whoever shows a screen holds it for a moment; what its contract says of its own is an order to another module's inside.
  func openVote(in tabs: UITabBarController) {
    guard let vote = tabs.viewControllers?.last as? VoteViewInput else { return }
    viewController?.show(vote.controller, sender: nil)
    vote.showDetails(3)  // expect: module-uses-internals
  }
}
