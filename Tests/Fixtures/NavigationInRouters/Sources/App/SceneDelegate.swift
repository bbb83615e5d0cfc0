import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func start() {
    window?.rootViewController = OrderFlowController()
    window?.rootViewController?.present(OrderRouter.build(), animated: false)
  }
}
