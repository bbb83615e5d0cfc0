import UIKit

extension NSObject {
  var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
  func show(on host: UIViewController) { host.present(UIViewController(), animated: true) }
}

extension NSObjectProtocol where Self: UIViewController {
  func hop() { present(UIViewController(), animated: true) }
}

extension Optional where Wrapped: UIViewController {
  func back() { self?.dismiss(animated: true) }
}

class Screen<P>: UIViewController {
  typealias Pres = P
  typealias Both = (P, Int)
}

class TitledScreen<Q>: Screen<Q> {}

final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
