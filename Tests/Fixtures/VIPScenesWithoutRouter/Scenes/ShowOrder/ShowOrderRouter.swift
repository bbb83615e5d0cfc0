import UIKit

protocol ShowOrderRoutingLogic {
  func routeToNext()
}

final class ShowOrderRouter: ShowOrderRoutingLogic {
  weak var viewController: ShowOrderViewController?
  var dataStore: ShowOrderDataStore?
  func routeToNext() {
    viewController?.navigationController?.popToRootViewController(animated: true)
  }
}
