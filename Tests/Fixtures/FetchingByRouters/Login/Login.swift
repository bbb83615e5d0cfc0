import UIKit

protocol WalletFetching: AnyObject {
  func fetch(password: String)
}

protocol LoginRouting: AnyObject {
  func openHome()
}

final class LoginCoordinator: WalletFetching, LoginRouting {
  weak var screen: UIViewController?

  func fetch(password: String) {}

  func openHome() { screen?.present(HomeViewController(), animated: true) }
}

final class HomeViewController: UIViewController {}
