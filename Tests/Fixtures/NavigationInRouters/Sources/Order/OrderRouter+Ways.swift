// Routers, wireframes, coordinators, flow controllers and the application go where they like.
import MessageUI
import SwiftUI
import UIKit

extension OrderRouter {
  func ways(_ screen: UIViewController, window: UIWindow) {
    viewController?.navigationController?.pushViewController(screen, animated: true)
    viewController?.present(screen, animated: true)
    viewController?.present(MFMailComposeViewController(), animated: true)
    viewController?.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    viewController?.performSegue(withIdentifier: "x", sender: nil)
    viewController?.dismiss(animated: true)
    viewController?.navigationController?.popViewController(animated: true)
    viewController?.navigationController?.viewControllers = [screen]
    viewController?.tabBarController?.selectedIndex = 1
    viewController?.present(UIHostingController(rootView: EmptyView()), animated: true)
    window.rootViewController = screen
    UIApplication.shared.open(URL(fileURLWithPath: "/"))
  }
}
