import UIKit

final class TripPresenter { var router: TripRouter? }
final class TripRouter { weak var screen: UIViewController? }

extension UIApplication {
  /// Finds one.
  func topNavigationController() -> UINavigationController? {
    windows.first { $0.isKeyWindow }?.rootViewController as? UINavigationController
  }

  /// Makes one.
  func emptyNavigationController() -> UINavigationController { UINavigationController() }
}
