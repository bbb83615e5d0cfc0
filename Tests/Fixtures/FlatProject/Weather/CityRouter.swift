import UIKit

final class CityRouter {
  // Two modules with all their parts lie in this folder: it is no feature's, and lying beside says nothing.
  func close(_ screen: UINavigationController) {
    screen.popViewController(animated: true)
    (screen.topViewController as? ForecastViewController)?.presenter?.refresh()  // expect: module-uses-internals
  }
}
