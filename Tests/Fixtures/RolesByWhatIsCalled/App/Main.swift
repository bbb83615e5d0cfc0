import UIKit

protocol MainRouterInput { func openHelp() }

/// A container that alone carries out its own module's router contract is the router.
final class MainTabBarController: UITabBarController, MainRouterInput {
  func openHelp() { present(UIViewController(), animated: true) }
}
final class MainPresenter {
  var router: MainRouterInput?
  var interactor: MainInteractor?
}
final class MainInteractor {}
