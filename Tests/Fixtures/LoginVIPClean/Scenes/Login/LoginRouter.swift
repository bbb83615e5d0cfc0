import UIKit

protocol LoginRoutingLogic {
  func routeToWelcome()
}

protocol LoginDataPassing {
  var dataStore: LoginDataStore? { get }
}

final class LoginRouter: LoginRoutingLogic, LoginDataPassing {
  weak var viewController: UIViewController?
  var dataStore: LoginDataStore?

  func routeToWelcome() {
    let welcome = WelcomeViewController(name: dataStore?.user?.name ?? "")
    viewController?.navigationController?.setViewControllers([welcome], animated: true)
  }
}
