import UIKit

/// A view controller by its superclass, a router by its name.
final class OrderFlowController: UINavigationController {
  func start() {
    pushViewController(OrderRouter.build(), animated: false)
    viewControllers = [OrderRouter.build()]
    popToRootViewController(animated: true)
  }
}
